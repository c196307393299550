import { implement } from '#functions/_platform/http/implement.ts'
import { requireAccount } from '#functions/account/public.ts'
import { join } from '#functions/directory/organizations/join.ts'
import * as contract from '#shared/contracts/account/relationships.ts'
import { todayHere } from '../todayHere.ts'
import { commitLinked, requireJoinable } from './linked.ts'

export const addMsspAccount = implement(contract.addMsspAccount)(async ({ body, actor, now }) => {
  const account = await requireAccount(body.accountId, actor)
  const mssp = await requireJoinable({ type: 'mssp', id: body.msspId }, actor)
  const { consentedBy, begins = todayHere(now) } = body
  const writes = await join({ kind: 'managedBy', from: account.id, to: mssp.id, begins, consentedBy })
  await commitLinked({ writes, of: account.id, about: account }, actor, now)
  return { id: account.id, name: account.name }
})
