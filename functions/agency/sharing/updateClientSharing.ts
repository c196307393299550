import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { updateClientSharing as contract } from '#shared/contracts/agency/clientSharing.ts'
import { requireAgency } from '../agencyReach.ts'
import { todayHere } from '../todayHere.ts'
import { clustersOf } from './clustersOf.ts'

/** Whose clients they are decides, and for the whole agency: neither the provider, nor who stands above it or sees teams alone. */
export const updateClientSharing = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const agency = await requireAgency(params.agencyId, actor)
  if (agency.id !== actor.organizationId || actor.realm !== 'ACCOUNT') fail('permission.denied')
  const today = todayHere(now)
  const member = await clustersOf(agency, today)
  if (!member.some(({ clusterId }) => clusterId === body.clusterId)) fail('persona.notFound')
  // What was shared with a cluster that it left is no longer said.
  const others = member.filter(({ clusterId, shared }) => shared && clusterId !== body.clusterId)
  const clientsSharedWith = [...others.map(({ clusterId }) => clusterId), ...(body.shared ? [body.clusterId] : [])]
  const next = { ...agency, clientsSharedWith, updated: now }
  await commit([agencies.update(agency, next)])
  return clustersOf(next, today)
})
