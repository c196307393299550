import { implement } from '#functions/_platform/http/implement.ts'
import { clientsOfAgencies } from '#functions/account/public.ts'
import { agenciesBelow } from '#functions/directory/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { listMemberClients as contract } from '#shared/contracts/agency/clientSharing.ts'

const nothing = { hits: [], totalHits: 0 }

/** Of a cluster's members of today, those alone that share with it. */
const sharingWith = async (clusterId: string) => {
  const below = await agenciesBelow(clusterId, ['memberOf'])
  const members = await agencies.byIds(below.map(({ id }) => id))
  return members.filter(({ clientsSharedWith = [] }) => clientsSharedWith.includes(clusterId))
}

export const listMemberClients = implement(contract)(async ({ query, actor }) => {
  if (actor.accountType !== 'CLUSTER') return nothing
  const members = await sharingWith(actor.organizationId)
  if (members.length === 0) return nothing
  const names = new Map(members.map(({ id, name }) => [id, name]))
  const found = await clientsOfAgencies([...names.keys()], query)
  return {
    ...found,
    hits: found.hits.flatMap(({ id, name, agencyId }) =>
      agencyId !== undefined && names.has(agencyId)
        ? [{ id, name, agencyId, agencyName: names.get(agencyId) ?? '' }]
        : [],
    ),
  }
})
