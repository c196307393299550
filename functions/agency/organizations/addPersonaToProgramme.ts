import { implement } from '#functions/_platform/http/implement.ts'
import { join } from '#functions/directory/organizations/join.ts'
import { providerId } from '#functions/directory/organizations/providerId.ts'
import * as contract from '#shared/contracts/account/relationships.ts'
import { todayHere } from '../todayHere.ts'
import { commitLinked, refuseKind, requireJoinable } from './linked.ts'
import { requirePersona } from './personaReach.ts'
import { programmeLinkOf } from './programme.ts'

export const addPersonaToProgramme = implement(contract.addPersonaToProgramme)(async ({ params, body, actor, now }) => {
  const { type } = await requirePersona(params.personaId, actor)
  const persona = await requireJoinable({ type, id: params.personaId }, actor)
  const kind = programmeLinkOf(persona) ?? refuseKind(persona, 'carrier', 'reinsurer', 'premiumprocessor')
  const begins = body.begins ?? todayHere(now)
  const writes = await join({ kind, from: providerId, to: persona.id, begins })
  await commitLinked({ writes, of: providerId, about: persona }, actor, now)
})
