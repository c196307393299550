import { mayUse } from '#shared/permissions.ts'
import type { AccountType } from './accountTypes.ts'
import { rolesOf } from './roles.ts'

/** What a user is told of as it happens. */
export const notificationKinds = [
  'quoteReady',
  'quoteReferred',
  'quoteDeclined',
  'quoteBound',
  'noteWritten',
  'disputeSettled',
  'policyIssued',
  'paymentFailed',
  'questionnaireHandedIn',
  'signAgain',
  'assistantAsked',
  'driftSeen',
  'claimMoved',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** How: by the bell of the application, by e-mail. */
export const notificationChannels = ['app', 'email'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** Which channels are on, by kind. */
export type NotificationChoices = Readonly<Record<NotificationKind, Readonly<Record<NotificationChannel, boolean>>>>

const on = { app: true, email: true } as const

/** Who has chosen nothing is told of everything. */
export const allNotifications: NotificationChoices = {
  quoteReady: on,
  quoteReferred: on,
  quoteDeclined: on,
  quoteBound: on,
  noteWritten: on,
  disputeSettled: on,
  policyIssued: on,
  paymentFailed: on,
  questionnaireHandedIn: on,
  signAgain: on,
  assistantAsked: on,
  driftSeen: on,
  claimMoved: on,
}

/** Whether somebody there makes keys, with which assistants work. */
const mayHaveAssistants = (accountType: AccountType): boolean =>
  rolesOf(accountType).some((role) => mayUse(role, 'integration:manage'))

/** What people of a kind of account are told of; the others take no part in quotes and policies yet, but some may have assistants. */
export const notificationKindsOf = (accountType: AccountType): readonly NotificationKind[] => {
  if (accountType === 'AGENCY') return notificationKinds.filter((kind) => kind !== 'driftSeen')
  if (accountType === 'CUSTOMER') return ['policyIssued', 'paymentFailed', 'claimMoved', 'disputeSettled', 'driftSeen']
  if (accountType === 'COWBELL')
    return ['quoteReferred', 'noteWritten', 'questionnaireHandedIn', 'signAgain', 'assistantAsked', 'driftSeen']
  return [
    ...(mayHaveAssistants(accountType) ? (['assistantAsked'] as const) : []),
    ...(accountType === 'MSSP' ? (['driftSeen'] as const) : []),
  ]
}

/**
 * Whether an e-mail comes as well: `always` an insured's way to pay and that a payment has failed, whatever was chosen;
 * `never` to agents of a failed payment, which is the insured's, and to underwriters of what drifted.
 */
export const mailOf = (kind: NotificationKind, accountType: AccountType): 'always' | 'chosen' | 'never' => {
  if (kind === 'paymentFailed') return accountType === 'CUSTOMER' ? 'always' : 'never'
  if (kind === 'driftSeen' && accountType === 'COWBELL') return 'never'
  return kind === 'policyIssued' && accountType === 'CUSTOMER' ? 'always' : 'chosen'
}
