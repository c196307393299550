import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { makeAgency } from '#functions/agency/public.ts'
import { personas } from '#functions/directory/store/personas.ts'
import * as contract from '#shared/contracts/auth/personas.ts'
import { personaTypes } from '#shared/domain/identity/personaTypes.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { newPersona } from './newPersona.ts'

export const createPersonaRecord = implement(contract.createPersonaRecord)(
  async ({ params, body, actor, now, fail }) => {
    const type = personaTypes.find((each) => each === params.type)
    if (type === undefined) return fail('persona.notFound')
    const { npn, agencyBilled = false, wholesale = false, enforceMfa = false, states, licenseId, ...said } = body
    if (type === 'agency') {
      if (npn === undefined)
        return fail('account.invalidDetails', {
          errors: [{ path: ['npn'], detail: `${regionOf(config.region).registration.name} is required` }],
        })
      const { id, name } = await makeAgency({ ...said, npn, agencyBilled, wholesale, enforceMfa }, actor, now)
      return { id, name, type }
    }
    const persona = await newPersona(type, { ...said, enforceMfa, licenseId, states }, now)
    await commit([personas.create(persona)])
    return { id: persona.id, name: persona.name, type }
  },
)
