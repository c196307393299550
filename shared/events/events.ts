import { z } from 'zod'

/**
 * The domain events. An event says in the past tense what has happened; it is written in the same transaction as the
 * state it tells of and carries ids, not state: a subscriber reads what it needs.
 */
export const events = {
  'account.created': z.object({ accountId: z.string() }),
  /** `rated`: a detail that prices stand on has changed; `quoteId`: the quote in which it was edited. */
  'account.changed': z.object({
    accountId: z.string(),
    rated: z.boolean().optional(),
    quoteId: z.string().optional(),
  }),
  'account.removed': z.object({ accountId: z.string() }),
  'agency.changed': z.object({ agencyId: z.string() }),
  'binder.issued': z.object({ policyId: z.string(), quoteId: z.string() }),
  'ledger.posted': z.object({ postingId: z.string() }),
  'mail.requested': z.object({ mailId: z.string() }),
  'payment.failed': z.object({ policyId: z.string(), transactionId: z.string() }),
  'payment.received': z.object({ policyId: z.string(), transactionId: z.string() }),
  'policy.ended': z.object({ policyId: z.string() }),
  'policy.issueRequested': z.object({ policyId: z.string(), quoteId: z.string() }),
  'policy.issued': z.object({ policyId: z.string(), quoteId: z.string() }),
  'quote.bindRequested': z.object({ quoteId: z.string() }),
  'quote.bound': z.object({ quoteId: z.string(), policyId: z.string() }),
  'quote.declined': z.object({ quoteId: z.string(), notify: z.boolean() }),
  'quote.patchRequested': z.object({ quoteId: z.string(), patchId: z.string() }),
  'quote.proposalRequested': z.object({ quoteId: z.string(), documentId: z.string() }),
  'quote.ready': z.object({ quoteId: z.string() }),
  'quote.referred': z.object({ quoteId: z.string() }),
  'quote.released': z.object({ quoteId: z.string() }),
  'risk.assessed': z.object({ accountId: z.string(), quoteId: z.string().optional() }),
  'risk.scanRequested': z.object({ accountId: z.string() }),
  'tag.removed': z.object({ tagId: z.string(), name: z.string(), owner: z.string() }),
} as const

export type EventName = keyof typeof events
export type EventDetail<Name extends EventName> = z.infer<(typeof events)[Name]>
export type DomainEvent = {
  [Name in EventName]: { readonly name: Name; readonly detail: EventDetail<Name> }
}[EventName]
