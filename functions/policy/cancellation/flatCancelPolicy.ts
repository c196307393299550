import { implement } from '#functions/_platform/http/implement.ts'
import { flatCancelPolicy as contract } from '#shared/contracts/policy/cancellation.ts'
import { takeBack } from './takeBack.ts'

export const flatCancelPolicy = implement(contract)(({ params, body, actor, now }) =>
  takeBack({ policyId: params.policyId, ...body }, actor, now, 'flatCancel'),
)
