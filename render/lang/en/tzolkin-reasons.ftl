### Tzolk'in: why something is not possible, and what to do about it.

no-worker = You have no worker in hand. Take workers back on a later turn.
no-room = This gear has no free space. Choose another gear.
# $need (int)
# $have (int)
corn = It costs { $need } corn and you have { $have }. Choose something cheaper.
# $need (int)
# $have (int)
resources = { $need ->
    [one] It costs { $need } resource and you have { $have }. Get wood, stone or gold first.
   *[other] It costs { $need } resources and you have { $have }. Get wood, stone or gold first.
}
# $need (int)
# $have (int)
step-back = Going back costs { $need } corn and you have { $have }. Choose an action nearer to the worker.
# $tile
# $cost
cost = { $tile } costs { $cost }. Get what you lack first.
no-harvest = You cannot harvest anything here. Go back to another field or take the worker for nothing.
no-building = You cannot afford anything you may construct here. Get the resources first.
no-skull = You have no skull. Get one first, for example at Yaxchilan.
# $space
skull-laid = { $space } already has a skull. Use another space of the gear.
no-skulls-left = No skulls are left in the supply. Choose another action.
no-worker-left = All your workers are in play. Choose another action.
no-action = You cannot use any other action now. Take the worker for something else.
nothing-to-trade = You have no resource to sell and too little corn to buy one. Choose another action.
