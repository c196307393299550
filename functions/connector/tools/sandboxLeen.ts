import { createHash, randomBytes } from 'node:crypto'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** An invitation is good for a week. */
const invitationMilliseconds = 7 * 24 * 60 * 60 * 1000

/** The account's organization at Leen as the sandbox invents it, always the same. */
export const leenOrganization = (accountId: string): string =>
  `leen-${createHash('sha256').update(accountId).digest('hex').slice(0, 24)}`

/** With which somebody connects a system of that organization at Leen. */
export const leenInvitation = (now: Instant): { readonly token: string; readonly expiresAt: Instant } => ({
  token: `leen_${randomBytes(32).toString('base64url')}`,
  expiresAt: new Date(Date.parse(now) + invitationMilliseconds).toISOString(),
})
