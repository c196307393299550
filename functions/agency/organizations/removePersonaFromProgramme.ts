import { implement } from '#functions/_platform/http/implement.ts'
import { leave } from '#functions/directory/organizations/leave.ts'
import { providerId } from '#functions/directory/organizations/providerId.ts'
import * as contract from '#shared/contracts/account/relationships.ts'
import { todayHere } from '../todayHere.ts'
import { commitLinked } from './linked.ts'
import { requirePersona } from './personaReach.ts'
import { programmeLinkOf } from './programme.ts'

export const removePersonaFromProgramme = implement(contract.removePersonaFromProgramme)(
  async ({ params, body, actor, now, fail }) => {
    const persona = await requirePersona(params.personaId, actor)
    const kind = programmeLinkOf(persona) ?? fail('relationship.notFound')
    const writes = await leave({ kinds: [kind], from: providerId, to: persona.id, ends: body.ends ?? todayHere(now) })
    if (writes.length === 0) return fail('relationship.notFound')
    await commitLinked({ writes, of: providerId, about: persona }, actor, now)
  },
)
