import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/history/historyFor.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/history.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { isInCharge } from './reach.ts'

export const listUserHistory = implement(contract.listUserHistory)(async ({ params, actor }) => {
  const user = await users.require(params.userId, (each) => isInCharge(actor, each))
  return historyFor(user.id, actor, historyShares.user)
})
