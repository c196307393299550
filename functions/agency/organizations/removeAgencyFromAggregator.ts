import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/relationships.ts'
import { unlinkAgency } from './agencyLinks.ts'

export const removeAgencyFromAggregator = implement(contract.removeAgencyFromAggregator)(
  async ({ params, body, actor, now }) =>
    unlinkAgency({ type: 'da', agencyId: params.agencyId, id: body.id, day: body.ends, actor, now }),
)
