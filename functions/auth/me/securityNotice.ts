import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** What changed about how a user signs in. */
export type SecurityEvent =
  | { readonly what: 'emailChanged'; readonly email: string }
  | { readonly what: 'factorOff' | 'recoveryCodesMade' }
  | { readonly what: 'factorOn'; readonly factor: 'EMAIL' | 'GOOGLE' | 'SMS' }
  | { readonly what: 'passkeyAdded' | 'passkeyRemoved'; readonly passkey: string }
  | { readonly what: 'recoveryCodeUsed'; readonly left: number }

/** The e-mail that tells users what changed about how they sign in, so that they notice what they did not do themselves. */
export const securityNotice = ({ email, firstName }: UserRecord, event: SecurityEvent, now: Instant) =>
  mailWrite({ template: 'securityNotice', to: email, firstName, data: event, now })
