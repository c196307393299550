import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/relationships.ts'
import { linkAgency } from './agencyLinks.ts'

export const addAgencyToAggregator = implement(contract.addAgencyToAggregator)(async ({ params, body, actor, now }) =>
  linkAgency({ type: 'da', agencyId: params.agencyId, id: body.id, day: body.begins, actor, now }),
)
