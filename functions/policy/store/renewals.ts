import { defineRecord, type Stored, type Write } from '#functions/_platform/storage/record.ts'
import type { GivenNotice } from '#shared/domain/policy/noticeOfExpiry.ts'
import type { ReminderDays } from '#shared/domain/policy/renewalClock.ts'

/**
 * What has been done for the renewal of a policy: one for each policy that came into its last 120 days. Whoever makes its
 * renewal quote writes it, so that of two at once one wins.
 */
export interface PolicyRenewal {
  readonly id: string
  readonly policyId: string
  /** The submission under which it is underwritten. */
  readonly submissionId?: string
  /** The quote that offers it; the latest, where one ran out. */
  readonly quoteId?: string
  /** The reminder that was sent last. */
  readonly reminded?: ReminderDays
  /** The notice that the policy ends, once its insured was given it. */
  readonly noticed?: GivenNotice
}

export type StoredRenewal = Stored<PolicyRenewal>

export const renewals = defineRecord<PolicyRenewal>({
  kind: 'policyRenewal',
  version: 2,
  from: { 1: (renewal: PolicyRenewal) => renewal },
  notFound: 'policy.notFound',
})

const idOf = (policyId: string): string => policyId.replace(/^pol_/, 'ren_')

/** What has been done for the renewal of a policy; undefined before anything was. */
export const renewalOf = (policyId: string): Promise<StoredRenewal | undefined> => renewals.byId(idOf(policyId))

/** The write of what was done for the renewal of a policy, over what was read. */
export const renewalWrite = (
  policyId: string,
  before: StoredRenewal | undefined,
  changes: Partial<Omit<PolicyRenewal, 'id' | 'policyId'>>,
): Write =>
  before === undefined
    ? renewals.create({ id: idOf(policyId), policyId, ...changes })
    : renewals.update(before, { ...before, ...changes })
