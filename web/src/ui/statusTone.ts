import { lives } from '#shared/records/lives.ts'
import type { Tone } from '#shared/records/tone.ts'

/**
 * What the statuses that are in no record's life mean to a reader. They share one list with those of every life, because
 * a word that occurs in two of them means the same in both. A status that is in neither is shown as a draft.
 */
const meanings: Record<Tone, readonly string[]> = {
  draft: ['NEW', 'NOT_STARTED', 'INCOMPLETE', 'SAVED', 'PENDING', 'UNKNOWN'],
  ready: ['CLEAR_TO_RENEW', 'RENEWAL_OFFERED', 'CLEARTORENEW', 'RENEWALOFFERED', 'OFFERED'],
  referred: ['NEEDS_INFORMATION', 'PAUSED'],
  review: ['IN_PROGRESS', 'PROCESSING', 'SENT', 'UNDER_INVESTIGATION', 'SCHEDULED', 'MAKING'],
  bound: ['BINDER', 'FILED'],
  active: ['CONNECTED', 'VERIFIED', 'COMPLETED', 'SUCCEEDED', 'ENABLED'],
  payment: ['NEEDS_PAYMENT', 'NEED_PAYMENT', 'OVERDUE', 'PAST_DUE'],
  ended: ['CLOSED', 'INACTIVE', 'DISABLED', 'ARCHIVED', 'SUPERSEDED', 'OVER'],
  refused: [
    'RESCINDED',
    'VOID_TRANSACTION',
    'CANCEL_TRANSACTION',
    'NON_RENEWED',
    'NONRENEWED',
    'CHARGED_BACK',
    'BLOCKED',
  ],
}

/** `In Reinstatement Period`, `IN_REINSTATEMENT_PERIOD` and `in-reinstatement-period` are one status. */
const key = (status: string): string =>
  status
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_')

const toneByStatus = new Map([
  ...Object.entries(meanings).flatMap(([tone, statuses]) => statuses.map((status) => [status, tone as Tone] as const)),
  ...lives.flatMap(({ statuses }) =>
    Object.entries(statuses).map(([status, { tone }]) => [key(status), tone] as const),
  ),
])

export const statusTone = (status: string): Tone => toneByStatus.get(key(status)) ?? 'draft'

/** `IN_REINSTATEMENT_PERIOD` reads `In reinstatement period` when a screen gives no words of its own. */
export const statusWords = (status: string): string => {
  const words = key(status).replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
