import type { Tone } from '../theme/tones.ts'

/**
 * What each status of the trade means to a reader. Statuses of every lifecycle share one list, because a word that occurs
 * in two of them means the same in both. A status that is not here is shown as a draft.
 */
const meanings: Record<Tone, readonly string[]> = {
  draft: ['DRAFT', 'OPEN', 'NEW', 'NOT_STARTED', 'INCOMPLETE', 'INDICATION', 'SAVED', 'PENDING', 'INVITED', 'UNKNOWN'],
  ready: [
    'READY',
    'QUOTED',
    'CLEAR_TO_RENEW',
    'RENEWAL_OFFERED',
    'APPROVED',
    'CLEARTORENEW',
    'RENEWALOFFERED',
    'OFFERED',
  ],
  referred: [
    'REFERRED',
    'CANCEL_REQUESTED',
    'CANCEL_PENDING',
    'IN_REINSTATEMENT_PERIOD',
    'NEEDS_INFORMATION',
    'PAUSED',
  ],
  review: ['IN_REVIEW', 'IN_PROGRESS', 'PROCESSED', 'PROCESSING', 'SENT', 'UNDER_INVESTIGATION', 'SCHEDULED'],
  bound: ['REQUESTED', 'SIGNED', 'BOUND', 'ISSUED', 'BINDER', 'FILED'],
  active: [
    'IN_FORCE',
    'ACTIVE',
    'ACTIVE_POLICY',
    'PAID',
    'RENEWED',
    'CONNECTED',
    'VERIFIED',
    'COMPLETED',
    'SUCCEEDED',
    'ENABLED',
  ],
  payment: ['NEEDS_PAYMENT', 'NEED_PAYMENT', 'UNPAID', 'PARTIALLY_PAID', 'OVERDUE', 'DUE', 'PAST_DUE'],
  ended: [
    'EXPIRED',
    'BINDER_EXPIRED',
    'LOST',
    'CLOSED',
    'INVALID',
    'DELETED',
    'INACTIVE',
    'DISABLED',
    'ARCHIVED',
    'SUPERSEDED',
  ],
  refused: [
    'DECLINED',
    'API_REJECTED',
    'RESCIND',
    'RESCINDED',
    'CANCELLED',
    'FLAT_CANCELLED',
    'VOID',
    'VOID_TRANSACTION',
    'CANCEL_TRANSACTION',
    'FAILED',
    'NON_RENEWED',
    'NONRENEWED',
    'REJECTED',
    'CHARGED_BACK',
    'BLOCKED',
  ],
}

const toneByStatus = new Map(
  Object.entries(meanings).flatMap(([tone, statuses]) => statuses.map((status) => [status, tone as Tone] as const)),
)

/** `In Reinstatement Period`, `IN_REINSTATEMENT_PERIOD` and `in-reinstatement-period` are one status. */
const key = (status: string): string =>
  status
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_')

export const statusTone = (status: string): Tone => toneByStatus.get(key(status)) ?? 'draft'

/** `IN_REINSTATEMENT_PERIOD` reads `In reinstatement period` when a screen gives no words of its own. */
export const statusWords = (status: string): string => {
  const words = key(status).replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
