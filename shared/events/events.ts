import { z } from 'zod'

/**
 * The domain events. An event says in the past tense what has happened; it is written in the same transaction as the
 * state it tells of and carries ids, not state: a subscriber reads what it needs.
 */
export const events = {
  'account.created': z.object({ accountId: z.string() }),
  'account.changed': z.object({ accountId: z.string() }),
  'binder.issued': z.object({ policyId: z.string(), quoteId: z.string() }),
  'mail.requested': z.object({ mailId: z.string() }),
  'payment.failed': z.object({ policyId: z.string(), transactionId: z.string() }),
  'payment.received': z.object({ policyId: z.string(), transactionId: z.string() }),
  'policy.issueRequested': z.object({ policyId: z.string(), quoteId: z.string() }),
  'policy.issued': z.object({ policyId: z.string(), quoteId: z.string() }),
  'quote.bindRequested': z.object({ quoteId: z.string() }),
  'quote.bound': z.object({ quoteId: z.string(), policyId: z.string() }),
  'quote.declined': z.object({ quoteId: z.string(), notify: z.boolean() }),
  'quote.patchRequested': z.object({ quoteId: z.string(), patchId: z.string() }),
  'quote.ready': z.object({ quoteId: z.string() }),
  'quote.referred': z.object({ quoteId: z.string() }),
  'quote.released': z.object({ quoteId: z.string() }),
} as const

export type EventName = keyof typeof events
export type EventDetail<Name extends EventName> = z.infer<(typeof events)[Name]>
export type DomainEvent = { [Name in EventName]: { readonly name: Name; readonly detail: EventDetail<Name> } }[EventName]
