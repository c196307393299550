import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { agenciesBelow, licensesForSale } from '#functions/directory/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { listMemberAppointments as contract } from '#shared/contracts/account/agencyFacts.ts'
import { appointedBy, appointmentsOf, maySellPrograms } from '#shared/domain/licensing/appointments.ts'
import { isAtWork } from '#shared/records/persona/personaStatus.ts'
import { licensingOf } from '#shared/regions/licensing.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { todayHere } from '../todayHere.ts'

/** So many members are told one by one, and where there are more it is said. */
const mostMembers = 100

export const listMemberAppointments = implement(contract)(async ({ actor, now }) => {
  const region = regionOf(config.region)
  const licensing = licensingOf(region)
  const today = todayHere(now)
  const members = actor.accountType === 'CLUSTER' ? await agenciesBelow(actor.organizationId, ['memberOf']) : []
  // Nobody is appointed any more who is closed.
  const below = (await agencies.byIds(members.map(({ id }) => id))).filter(({ status }) => status !== 'CLOSED')
  const rows = below.length === 0 ? [] : await personas.every({ scopes: ['type:carrier'] })
  const carriers = (await personas.byIds(rows.map(({ id }) => id))).filter(({ status }) => isAtWork(status))
  const told = await Promise.all(
    below.slice(0, mostMembers).map(async ({ id, name }) => {
      const { agency: licenses } = await licensesForSale({ agencyId: id, day: today })
      return {
        ...{ id, name, sells: maySellPrograms({ licenses, licensing, today }) },
        appointments: appointedBy(appointmentsOf({ carriers, licenses, licensing, today })),
      }
    }),
  )
  return {
    members: told.sort((a, b) => a.name.localeCompare(b.name)),
    // What one member may not sell the others do not share with it.
    programs: told.length > 0 && told.every(({ sells }) => sells) ? region.products.map(productNameOf) : [],
    isPart: below.length > mostMembers,
  }
})
