import type { EventName } from '../../events/events.ts'
import type { AccountType, Permission } from '../../permissions.ts'

/** What a record has to be for an event to be told of it. */
export type WebhookSubject = 'account' | 'assistantRequest' | 'claim' | 'policy' | 'quote'

interface WebhookEvent {
  /** The record that it happened to, and whose reach decides who is told. */
  readonly subject: WebhookSubject
  /** Without it nobody is told. */
  readonly permission: Permission
  /** The ids of the event that are told; nothing else of it leaves the platform. */
  readonly ids: readonly string[]
  /** What has happened, in a line. */
  readonly says: string
  /** Whose people decide what becomes of it, so that a channel of theirs leads to where they do. */
  readonly decidedBy?: 'organization' | 'provider'
}

/** The events that webhooks may be told of. A type that is told once keeps its name and its ids. */
export const webhookEvents = {
  'account.changed': {
    subject: 'account',
    permission: 'account:read',
    ids: ['accountId'],
    says: 'Details of an account have changed.',
  },
  'account.closed': {
    subject: 'account',
    permission: 'account:read',
    ids: ['accountId'],
    says: 'An account is closed.',
  },
  'assistant.asked': {
    subject: 'assistantRequest',
    permission: 'integration:manage',
    ids: ['assistantRequestId'],
    says: 'An assistant asks to do something and waits for a person.',
    decidedBy: 'organization',
  },
  'claim.filed': {
    subject: 'claim',
    permission: 'claim:read',
    ids: ['claimId'],
    says: 'The first notice of a claim is here.',
  },
  'claim.moved': {
    subject: 'claim',
    permission: 'claim:read',
    ids: ['claimId'],
    says: 'A claim costs something else, is closed, or is open again.',
  },
  'claim.positionTaken': {
    subject: 'claim',
    permission: 'claim:read',
    ids: ['claimId'],
    says: 'What a policy covers of a claim was decided.',
  },
  'payment.failed': {
    subject: 'policy',
    permission: 'billing:read',
    ids: ['policyId', 'transactionId'],
    says: 'A payment has failed.',
  },
  'payment.received': {
    subject: 'policy',
    permission: 'billing:read',
    ids: ['policyId', 'transactionId'],
    says: 'A payment has come in.',
  },
  'policy.cameBack': {
    subject: 'policy',
    permission: 'policy:read',
    ids: ['policyId'],
    says: 'A cancelled policy is in force again.',
  },
  'policy.cancellationNoticed': {
    subject: 'policy',
    permission: 'policy:read',
    ids: ['policyId', 'noticeId'],
    says: 'Notice of a cancellation was given.',
  },
  'policy.endorsed': {
    subject: 'policy',
    permission: 'policy:read',
    ids: ['policyId'],
    says: 'The terms of a policy have changed.',
  },
  'policy.ended': { subject: 'policy', permission: 'policy:read', ids: ['policyId'], says: 'A policy has ended.' },
  'policy.expiryNoticed': {
    subject: 'policy',
    permission: 'policy:read',
    ids: ['policyId'],
    says: 'The insured was told that a policy ends.',
  },
  'policy.frozen': {
    subject: 'policy',
    permission: 'policy:read',
    ids: ['policyId'],
    says: 'A moratorium or a hold keeps a policy from being cancelled.',
  },
  'policy.issued': {
    subject: 'policy',
    permission: 'policy:read',
    ids: ['policyId', 'quoteId'],
    says: 'A policy is issued.',
  },
  'policy.renewalDue': {
    subject: 'policy',
    permission: 'policy:read',
    ids: ['policyId'],
    says: 'A policy ends soon and nothing renews it.',
  },
  'policy.thawed': {
    subject: 'policy',
    permission: 'policy:read',
    ids: ['policyId'],
    says: 'No moratorium or hold keeps a policy any longer.',
  },
  'quote.binderEnded': {
    subject: 'quote',
    permission: 'quote:read',
    ids: ['quoteId'],
    says: 'A binder has ended without a policy.',
  },
  'quote.bound': {
    subject: 'quote',
    permission: 'quote:read',
    ids: ['quoteId', 'policyId'],
    says: 'A quote is bound.',
  },
  'quote.cameBack': { subject: 'quote', permission: 'quote:read', ids: ['quoteId'], says: 'A quote is open again.' },
  'quote.declined': { subject: 'quote', permission: 'quote:read', ids: ['quoteId'], says: 'A quote is declined.' },
  'quote.ready': { subject: 'quote', permission: 'quote:read', ids: ['quoteId'], says: 'A quote is ready.' },
  'quote.referred': {
    subject: 'quote',
    permission: 'quote:read',
    ids: ['quoteId'],
    says: 'A quote waits for an underwriter.',
    decidedBy: 'provider',
  },
  'quote.signed': { subject: 'quote', permission: 'quote:read', ids: ['quoteId'], says: 'A quote is signed.' },
  'refund.paid': {
    subject: 'policy',
    permission: 'billing:read',
    ids: ['policyId', 'refundId'],
    says: 'A refund is paid out.',
  },
  'risk.assessed': {
    subject: 'account',
    permission: 'risk:read',
    ids: ['accountId'],
    says: 'The risk of an account was assessed anew.',
  },
} as const satisfies { readonly [Name in EventName]?: WebhookEvent }

export type WebhookEventName = keyof typeof webhookEvents

/** Their names, in order. */
export const webhookEventNames = Object.keys(webhookEvents) as WebhookEventName[]

/** Whether people of an account type decide what becomes of what is told. */
export const isDecidedBy = (name: WebhookEventName, accountType: AccountType): boolean => {
  const { decidedBy }: WebhookEvent = webhookEvents[name]
  return decidedBy === 'organization' || (decidedBy === 'provider' && accountType === 'COWBELL')
}

/** What somebody sends who tries their receiver. */
export const webhookTest = 'webhook.test'

/** What is told of an event: its ids that are named, in the order in which they are. */
export const toldOf = (name: WebhookEventName, detail: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    webhookEvents[name].ids.flatMap((id) => (typeof detail[id] === 'string' ? [[id, detail[id]]] : [])),
  )
