import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountsOfAgency } from '#functions/account/public.ts'
import { agencyUsers } from '#functions/directory/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import * as contract from '#shared/contracts/auth/personas.ts'
import { personaTypes } from '#shared/domain/identity/personaTypes.ts'
import { requireOfType } from './personaGuard.ts'
import { removePersona } from './removePersona.ts'

export const removePersonaRecord = implement(contract.removePersonaRecord)(async ({ params, actor, now, fail }) => {
  const { id } = params
  const type = personaTypes.find((each) => each === params.type)
  if (type === undefined) return fail('persona.notFound')
  if (type !== 'agency') return removePersona(await requireOfType({ type, id }), actor, now)
  const agency = await agencies.require(id)
  const [people, clients] = await Promise.all([agencyUsers(id), accountsOfAgency(id)])
  if (people.length + clients > 0) return fail('persona.inUse', { data: { users: people.length, clients } })
  await commit([agencies.remove(agency)])
})
