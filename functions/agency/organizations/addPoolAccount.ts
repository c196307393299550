import { implement } from '#functions/_platform/http/implement.ts'
import { requireAccount } from '#functions/account/public.ts'
import { join } from '#functions/directory/organizations/join.ts'
import * as contract from '#shared/contracts/account/relationships.ts'
import { todayHere } from '../todayHere.ts'
import { commitLinked, requireJoinable } from './linked.ts'

export const addPoolAccount = implement(contract.addPoolAccount)(async ({ body, actor, now }) => {
  const account = await requireAccount(body.accountId, actor)
  const pool = await requireJoinable({ type: 'pool', id: body.poolId }, actor)
  const begins = body.begins ?? todayHere(now)
  const writes = await join({ kind: 'memberOf', from: account.id, to: pool.id, begins })
  await commitLinked({ writes, of: account.id, about: account }, actor, now)
})
