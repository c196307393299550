import { ratedDetails } from '#shared/domain/account/quoteEffects.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { AccountRecord } from '../store/account.ts'

/** The event of a change: `rated` tells the quote service that prices no longer stand on what they were made of. */
export const accountChanged = (before: AccountRecord, after: AccountRecord, quoteId?: string): DomainEvent => ({
  name: 'account.changed',
  detail: {
    accountId: after.id,
    rated: ratedDetails.some((field) => before[field] !== after[field]),
    ...(quoteId !== undefined && { quoteId }),
  },
})
