import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/agencyStanding.ts'
import { stand } from './stand.ts'

export const reinstateAgency = implement(contract.reinstateAgency)(async ({ params, body, actor, now }) =>
  stand({ agencyId: params.agencyId, action: 'reinstate', reason: body.reason, actor, now }),
)
