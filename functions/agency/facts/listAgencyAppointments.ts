import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { licensesForSale } from '#functions/directory/public.ts'
import { personas } from '#functions/directory/store/personas.ts'
import * as contract from '#shared/contracts/account/agencyFacts.ts'
import { appointmentsOf } from '#shared/domain/licensing/appointments.ts'
import { isAtWork } from '#shared/records/persona/personaStatus.ts'
import { licensingOf } from '#shared/regions/licensing.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { ownAgencyId, requireServingAgency } from '../agencyReach.ts'
import { todayHere } from '../todayHere.ts'

export const listAgencyAppointments = implement(contract.listAgencyAppointments)(
  async ({ query, actor, now, fail }) => {
    const named = query.agencyId ?? ownAgencyId(actor)
    if (named === undefined) return fail('agency.notFound')
    const { id: agencyId, status: standing } = await requireServingAgency(named, actor)
    const today = todayHere(now)
    const [{ agency: licenses }, rows] = await Promise.all([
      licensesForSale({ agencyId, day: today }),
      personas.every({ scopes: ['type:carrier'] }),
    ])
    const carriers = (await personas.byIds(rows.map(({ id }) => id))).filter(({ status }) => isAtWork(status))
    const appointments = appointmentsOf({
      ...{ carriers, licenses, today },
      licensing: licensingOf(regionOf(config.region)),
    })
    // Nobody is appointed any more who is closed, however long the licenses run (decision: closed-ends-open).
    return standing === 'CLOSED'
      ? appointments.map((each) => ({ ...each, status: 'TERMINATED' as const }))
      : appointments
  },
)
