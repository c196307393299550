import { implement } from '#functions/_platform/http/implement.ts'
import { requireAccount } from '#functions/account/public.ts'
import { leave } from '#functions/directory/organizations/leave.ts'
import * as contract from '#shared/contracts/account/relationships.ts'
import { todayHere } from '../todayHere.ts'
import { commitLinked } from './linked.ts'
import { requirePersona } from './personaReach.ts'

export const removePartnerAccount = implement(contract.removePartnerAccount)(
  async ({ params, body, actor, now, fail }) => {
    const account = await requireAccount(params.accountId, actor)
    const persona = await requirePersona(body.id, actor)
    const ends = body.ends ?? todayHere(now)
    const writes = await leave({ kinds: ['memberOf', 'managedBy'], from: account.id, to: persona.id, ends })
    if (writes.length === 0) return fail('relationship.notFound')
    await commitLinked({ writes, of: account.id, about: account }, actor, now)
  },
)
