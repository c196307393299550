import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/relationships.ts'
import { linkAgency } from './agencyLinks.ts'

export const addAgencyToCluster = implement(contract.addAgencyToCluster)(async ({ params, body, actor, now }) =>
  linkAgency({ type: 'cluster', agencyId: params.agencyId, id: body.id, day: body.begins, actor, now }),
)
