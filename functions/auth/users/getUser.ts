import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { users } from '../store/users.ts'
import { isColleague } from './reach.ts'
import { userRow } from './userRow.ts'

export const getUser = implement(contract.getUser)(async ({ params, actor }) =>
  userRow(await users.require(params.userId, (user) => isColleague(actor, user))),
)
