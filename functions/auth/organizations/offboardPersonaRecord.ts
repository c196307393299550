import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { toPersonaProfile } from '#functions/agency/public.ts'
import { personas } from '#functions/directory/store/personas.ts'
import * as contract from '#shared/contracts/auth/personas.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { after } from './personaGuard.ts'

export const offboardPersonaRecord = implement(contract.offboardPersonaRecord)(
  async ({ params, body, actor, now, fail }) => {
    const persona = await personas.require(params.personaId, () => true)
    const status = after(persona, 'offboard', actor)
    if (body.lastDay < dateAt(now, regionOf(config.region).timeZone)) fail('relationship.endsBeforeItBegins')
    const next = { ...persona, status, statusReason: body.reason, lastDay: body.lastDay, updated: now }
    await commit([personas.update(persona, next)])
    return toPersonaProfile(next, actor)
  },
)
