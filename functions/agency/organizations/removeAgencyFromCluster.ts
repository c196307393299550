import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/relationships.ts'
import { unlinkAgency } from './agencyLinks.ts'

export const removeAgencyFromCluster = implement(contract.removeAgencyFromCluster)(
  async ({ params, body, actor, now }) =>
    unlinkAgency({ type: 'cluster', agencyId: params.agencyId, id: body.id, day: body.ends, actor, now }),
)
