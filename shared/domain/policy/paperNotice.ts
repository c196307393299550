import type { CalendarDate } from '../calendar/calendarDate.ts'

/** What goes by post to an insured who is given notice so (rule: notice-on-paper). */
export const paperNoticeKinds = ['cancellation', 'endOfCover', 'expiry', 'nonRenewal'] as const

/** How a notice is sent, so that it can be shown later that it was. */
export const postServices = ['proofOfPosting', 'signedFor', 'courier', 'byHand'] as const

/** How notices reach the insured of a policy. */
interface Addressed {
  readonly customerEmail?: string | undefined
  readonly noticesByPost?: boolean | undefined
}

/** Whether the insured of a policy is given notice by post: somebody said so, or no e-mail is known (rule: notice-on-paper). */
export const isOnPaper = ({ customerEmail = '', noticesByPost = false }: Addressed): boolean =>
  noticesByPost || customerEmail === ''

/** Days that a notice has until it is posted; they come before those of the notice itself. */
export const postingDays = 5

/** When a notice was posted, how, and who says so. */
interface Sent {
  readonly postBy?: CalendarDate | undefined
  readonly posted?: { readonly on: CalendarDate } | undefined
}

/** Whether a notice was posted, and in time where it has a last day. */
export const isPostedInTime = ({ postBy, posted }: Sent): boolean =>
  posted !== undefined && (postBy === undefined || posted.on <= postBy)
