import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import * as contracts from '#shared/contracts/auth/personas.ts'
import { personaLife } from '#shared/records/persona/personaLife.ts'

/** What may be done to an organization that is neither an agency nor an insured. */
export const personaGuard = guardOf(personaLife, {
  refusal: 'persona.notAllowed',
  contracts: Object.values(contracts),
})
