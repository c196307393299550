import type { PolicyRecord } from '#functions/policy/public.ts'
import type { CoverFacts } from './coverFacts.ts'

/** A policy as its own documents show it. */
export const policyCover = (policy: PolicyRecord): CoverFacts => ({
  ...policy,
  product: policy.productType,
  address: policy.firmographicData,
  endDate: policy.expirationDate,
})
