import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { isOnPaper, isPostedInTime } from '#shared/domain/policy/paperNotice.ts'
import { causeOf } from '../cancellation/cancellationFacts.ts'
import { paperNoticesOf } from '../store/paperNotices.ts'

/** The notices by post of a cancellation that takes notice; undefined where none is asked for. */
const noticesOfCancellation = async ({ cancellation, id }: PolicyRecord) => {
  const cause = cancellation && causeOf(cancellation.reason)
  if (cancellation === undefined || (cause !== 'insurer' && cause !== 'nonPayment')) return undefined
  return (await paperNoticesOf(id)).filter(
    ({ created, kind, postBy }) =>
      kind === 'cancellation' && postBy !== undefined && created >= cancellation.requestedAt,
  )
}

/**
 * Whether a cancellation that takes notice cannot take effect, since its insured was sent none by post in time. Why one was not
 * posted is no notice.
 */
export const awaitsPost = async (policy: PolicyRecord): Promise<boolean> => {
  const about = await noticesOfCancellation(policy)
  if (about === undefined || about.some(isPostedInTime)) return false
  return isOnPaper(policy) || about.some(({ status }) => status === 'TO_POST')
}

/** Whether a pending cancellation is noticed anew once notices go another way: by post none was given of it in time. */
export const isNoticedAnew = async (before: PolicyRecord, after: PolicyRecord): Promise<boolean> => {
  const isOtherWay = isOnPaper(before) !== isOnPaper(after)
  if (before.status !== 'CANCEL PENDING' || before.frozen !== undefined || !isOtherWay) return false
  const about = await noticesOfCancellation(before)
  return about !== undefined && !about.some(isPostedInTime)
}

/** Whether the same is said of the end of a policy in a notice that waits to be posted, or somebody said why it is not. */
export const isSaidOnPaper = async (policyId: string, mayRenew: boolean): Promise<boolean> =>
  (await paperNoticesOf(policyId)).some(
    (each) =>
      each.kind !== 'cancellation' &&
      each.mayRenew === mayRenew &&
      (each.status === 'TO_POST' || each.status === 'WAIVED'),
  )
