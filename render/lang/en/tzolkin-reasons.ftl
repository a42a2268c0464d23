### Tzolk'in: why something is not possible, and what to do about it.

no-worker = You have no worker in hand: take workers back in a later turn.
no-room = There is no free space for your worker: choose another gear.
# $need (int)
# $have (int)
corn = It costs { $need } corn and you have { $have }: choose something cheaper.
# $need (int)
# $have (int)
resources = { $need ->
    [one] It costs { $need } resource and you have { $have }: get wood, stone or gold first.
   *[other] It costs { $need } resources and you have { $have }: get wood, stone or gold first.
}
# $need (int)
# $have (int)
step-back = Going back costs { $need } corn and you have { $have }: choose an action nearer to the worker.
# $tile
# $cost
cost = { $tile } costs { $cost }: get what you lack first.
no-harvest = There is nothing left that you can harvest here: go back to another field or take the worker for nothing.
no-building = You can afford nothing that may be constructed here: get the resources first.
no-skull = You have no skull: get one first, at Yaxchilan for example.
# $space
skull-laid = There is already a skull on { $space }: use another space of the gear.
no-skulls-left = No skulls are left in the supply: choose another action.
no-worker-left = All your workers are in play: choose another action.
no-action = No other action is possible for you now: take the worker for something else.
nothing-to-trade = You have no resource to sell and too little corn to buy one: choose another action.
