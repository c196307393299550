import { implement } from '#functions/_platform/http/implement.ts'
import { flatCancelPolicy as contract } from '#shared/contracts/policy/cancellation.ts'
import { takeBack } from './takeBack.ts'

export const flatCancelPolicy = implement(contract)(({ params, body, actor, now }) =>
  takeBack(params.policyId, body.reason, actor, now, {
    action: 'flatCancel',
    type: 'Flat cancellation',
    mark: 'CANCEL TRANSACTION',
  }),
)
