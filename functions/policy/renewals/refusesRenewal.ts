import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { GivenNotice } from '#shared/domain/policy/noticeOfExpiry.ts'
import { isRefusedRenewal } from '../reports/policyReasons.ts'

/**
 * Whether the insurer does not renew a policy: it said so, or gave notice of it; or it declined the company or what was to renew
 * it, which who knows of quotes tells, and gave no notice of the end since.
 */
export const refusesRenewal = async (
  policy: PolicyRecord,
  noticed: GivenNotice | undefined,
  isDeclined: () => Promise<boolean>,
): Promise<boolean> =>
  isRefusedRenewal(policy) || noticed?.mayRenew === false || (noticed === undefined && (await isDeclined()))
