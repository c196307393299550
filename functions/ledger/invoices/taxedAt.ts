import { config } from '#functions/_platform/config/config.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Taxed } from '#shared/domain/rating/taxes/taxAuthority.ts'

/** Where a policy is taxed: the insured's home state in the region. */
export const taxedAt = ({ firmographicData }: Pick<PolicyRecord, 'firmographicData'>): Taxed => ({
  region: config.region,
  state: firmographicData.state,
})
