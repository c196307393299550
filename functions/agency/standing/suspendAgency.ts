import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/agencyStanding.ts'
import { stand } from './stand.ts'

export const suspendAgency = implement(contract.suspendAgency)(async ({ params, body, actor, now }) =>
  stand({ agencyId: params.agencyId, action: 'suspend', reason: body.reason, actor, now }),
)
