import type { Instant } from '../calendar/instant.ts'

/** How a questionnaire stands that was sent to the insured; only an open one is filled in. */
export const questionnaireStatuses = ['OPEN', 'HANDED_IN', 'WITHDRAWN', 'EXPIRED', 'CLOSED'] as const
export type QuestionnaireStatus = (typeof questionnaireStatuses)[number]

/** For so many days the insured may be given to fill it in. */
export const questionnaireDays = [7, 14, 30] as const

/** What is known of a questionnaire that was sent. */
interface Sent {
  readonly expiresAt: Instant
  readonly handedIn?: unknown
  readonly withdrawnAt?: Instant | undefined
}

/** By what became of it alone: handed in it stays so; withdrawn or past its day nobody fills it in. */
export const sentStatus = (sent: Sent, now: Instant): Exclude<QuestionnaireStatus, 'CLOSED'> => {
  if (sent.handedIn !== undefined) return 'HANDED_IN'
  if (sent.withdrawnAt !== undefined) return 'WITHDRAWN'
  return Date.parse(sent.expiresAt) <= Date.parse(now) ? 'EXPIRED' : 'OPEN'
}

/** `isAsked` says whether the quote it was sent for still waits for answers. */
export const questionnaireStatus = (sent: Sent, now: Instant, isAsked: boolean): QuestionnaireStatus => {
  const status = sentStatus(sent, now)
  return status === 'OPEN' && !isAsked ? 'CLOSED' : status
}
