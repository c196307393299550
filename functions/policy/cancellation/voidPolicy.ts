import { implement } from '#functions/_platform/http/implement.ts'
import { voidPolicy as contract } from '#shared/contracts/policy/cancellation.ts'
import { takeBack } from './takeBack.ts'

export const voidPolicy = implement(contract)(({ params, body, actor, now }) =>
  takeBack({ policyId: params.policyId, ...body }, actor, now, 'void'),
)
