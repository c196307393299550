import { implement } from '#functions/_platform/http/implement.ts'
import { adjustedCountOf } from '#functions/claims/public.ts'
import { membershipsOf, type UserRecord, users } from '#functions/directory/store/users.ts'
import { waitingCountOf } from '#functions/quote/public.ts'
import * as contract from '#shared/contracts/auth/handOver.ts'
import { findOrganization } from '../organizations/organization.ts'
import { isInCharge } from './reach.ts'
import { mayAdjust } from './releasedBy.ts'
import { workOf } from './workOf.ts'

/** So many clients are named. */
const mostNamed = 20

const waitingFor = async ({ id }: UserRecord) => {
  const [referrals, claims] = await Promise.all([waitingCountOf(id), adjustedCountOf(id)])
  return { referrals, claims }
}

/** Counted as it is written, by the same names under which it is handed over. */
export const getHandOver = implement(contract.getHandOver)(async ({ params, actor }) => {
  const user = await users.require(params.userId, (each) => isInCharge(actor, each))
  const agencies = await Promise.all(
    membershipsOf(user)
      .filter(({ accountType }) => accountType === 'AGENCY')
      .map(async (membership) => {
        const { clients, ...work } = await workOf(membership.organizationId, user)
        const name = (await findOrganization(membership))?.name ?? ''
        return {
          agency: { id: membership.organizationId, name },
          ...work,
          clients: clients.length,
          names: clients.slice(0, mostNamed).map((client) => client.name),
        }
      }),
  )
  return {
    agencies: agencies.filter(({ clients, quotes }) => clients + quotes > 0),
    ...(membershipsOf(user).some(mayAdjust) && {
      waiting: await waitingFor(user),
    }),
  }
})
