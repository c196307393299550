import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { isOnPaper, isPostedInTime } from '#shared/domain/policy/paperNotice.ts'
import { causeOf } from '../cancellation/cancellationFacts.ts'
import { paperNoticesOf } from '../store/paperNotices.ts'

/**
 * Whether a cancellation that takes notice cannot take effect, since its insured was sent none by post in time. Why one was not
 * posted is no notice.
 */
export const awaitsPost = async (policy: PolicyRecord): Promise<boolean> => {
  const { cancellation } = policy
  const cause = cancellation && causeOf(cancellation.reason)
  if (cancellation === undefined || (cause !== 'insurer' && cause !== 'nonPayment')) return false
  const about = (await paperNoticesOf(policy.id)).filter(
    ({ created, kind, postBy }) =>
      kind === 'cancellation' && postBy !== undefined && created >= cancellation.requestedAt,
  )
  const isGiven = about.some(isPostedInTime)
  return !isGiven && (isOnPaper(policy) || about.some(({ status }) => status === 'TO_POST'))
}

/** Whether the same is said of the end of a policy in a notice that waits to be posted, or somebody said why it is not. */
export const isSaidOnPaper = async (policyId: string, mayRenew: boolean): Promise<boolean> =>
  (await paperNoticesOf(policyId)).some(
    (each) =>
      each.kind !== 'cancellation' &&
      each.mayRenew === mayRenew &&
      (each.status === 'TO_POST' || each.status === 'WAIVED'),
  )
