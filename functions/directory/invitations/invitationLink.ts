import { config } from '#functions/_platform/config/config.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { isAppPath } from '#shared/contract/appPath.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { ValidationTokenType } from '#shared/domain/identity/tokenTypes.ts'
import { type LinkGuest, newLink } from '../store/links.ts'

export interface NewInvitationLink {
  /** What the landing page shows: a join form for who is new, the login for who is known. */
  readonly tokenType: Exclude<ValidationTokenType, 'NEW_ACCOUNT'>
  readonly guest: LinkGuest
  /** Now, as an ISO instant. */
  readonly now: Instant
}

/** A link to the landing page for invitations, for an e-mail that tells of something else as well; to commit with it. */
export const invitationLink = ({
  tokenType,
  guest,
  now,
}: NewInvitationLink): { readonly write: Write; readonly url: string } => {
  const { redirectUrl } = guest
  if (redirectUrl !== undefined && !isAppPath(redirectUrl))
    throw new Error(`An invitation leads to a page of the web app, not to ${redirectUrl}.`)
  const link = newLink({ kind: 'VALIDATION', tokenType, guest }, now)
  return { write: link.write, url: `${config.publicUrl}${linkPages.signUpValidation}#${link.token}` }
}
