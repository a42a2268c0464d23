"""What the tests here share."""

from tests.tables.fixtures import back_end as back_end
from tests.tables.fixtures import here as here
from tests.tables.fixtures import path as path
from tests.tables.fixtures import same_chance as same_chance
from tests.tables.fixtures import store as store
