import { implement } from '#functions/_platform/http/implement.ts'
import { listErpOptions as contract } from '#shared/contracts/policy/extendedReporting.ts'
import { requirePolicy } from '../store/policies.ts'
import { erpRatesOf } from './erpFacts.ts'

export const listErpOptions = implement(contract)(async ({ params, actor }) => [
  ...erpRatesOf(await requirePolicy(params.policyId, actor)),
])
