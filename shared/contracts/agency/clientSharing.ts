import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { AgencyId, PersonaId } from '#shared/domain/ids/ids.ts'

/** A cluster that an agency is a member of, and whether it may read the names of the agency's clients. */
const Sharing = z.object({ clusterId: PersonaId, name: z.string(), shared: z.boolean() })

export const getClientSharing = defineOperation({
  name: 'getClientSharing',
  method: 'GET',
  path: '/api/agency/v1/client-sharing/{agencyId}',
  summary: 'The clusters that an agency is a member of, and which of them may read the names of its clients.',
  access: 'agency:update',
  params: { agencyId: AgencyId },
  response: z.array(Sharing),
  problems: ['agency.notFound'],
})

export const updateClientSharing = defineOperation({
  name: 'updateClientSharing',
  method: 'PUT',
  path: '/api/agency/v1/client-sharing/{agencyId}',
  summary:
    'Lets a cluster read the names of the agency’s clients, or no more. The agency’s own administrators decide, for each cluster by itself; who leaves it shares nothing with it any more.',
  access: 'agency:update',
  notJumped: true,
  params: { agencyId: AgencyId },
  body: z.strictObject({ clusterId: PersonaId, shared: z.boolean() }),
  response: z.array(Sharing),
  problems: ['agency.notFound', 'persona.notFound'],
})

const { size, after, before } = hitsQuery(20)

export const listMemberClients = defineOperation({
  name: 'listMemberClients',
  method: 'GET',
  path: '/api/agency/v1/client-sharing',
  summary: 'For a cluster, the clients of those members that share their names with it, by name; for others nothing.',
  access: 'report:read',
  only: ['CLUSTER'],
  query: z.strictObject({ size, after, before }),
  response: hitsOf(z.object({ id: z.string(), name: z.string(), agencyId: z.string(), agencyName: z.string() })),
})
