import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { defineRecord, type Stored, type Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { lifetimes } from '#shared/domain/identity/lifetimes.ts'
import type { ValidationTokenType } from '#shared/domain/identity/tokenTypes.ts'
import type { AccountType } from '#shared/permissions.ts'
import { hashOf, newSecret } from '../secrets/secret.ts'
import type { Membership } from './users.ts'

/** Whom a validation link invites, and into what. */
export interface LinkGuest {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly membership: Membership
  /** The place that is kept for them, where it is one; joining takes it. */
  readonly placeId?: string
  /** Where the page leads afterwards. */
  readonly redirectUrl?: string
}

/** Links that do something for a user who is known. */
export type UserLinkKind = 'EMAIL_CONFIRM' | 'MFA_RESET' | 'PASSWORD_RESET' | 'USER_INVITE'

/** Who asked for a token, and alone may use it: a session, in the browser that keeps the secret of this hash. */
export interface Asker {
  readonly sessionId: string
  readonly browserHash: string
}

/** What a link or a jump token opens. Each works once. */
export type LinkPurpose =
  | { [Kind in UserLinkKind]: { readonly kind: Kind; readonly userId: string } }[UserLinkKind]
  | (Asker & {
      readonly kind: 'JUMP'
      readonly userId: string
      readonly accountType: AccountType
      readonly organizationId: string
      /** Why somebody goes in, as its people read it. */
      readonly reason: string
      readonly lookOnly?: boolean | undefined
    })
  | { readonly kind: 'EMAIL_CHANGE'; readonly userId: string; readonly email: string }
  | (Asker & { readonly kind: 'SWITCH'; readonly userId: string; readonly organizationId: string })
  | {
      readonly kind: 'VALIDATION'
      readonly tokenType: ValidationTokenType
      readonly guest: LinkGuest
    }
  /** Was asked for in the name of an e-mail nobody has; opens nothing. */
  | { readonly kind: 'NOTHING' }

export type LinkKind = LinkPurpose['kind']
export type PurposeOf<Kind extends LinkKind> = Extract<LinkPurpose, { readonly kind: Kind }>

/** A link that was sent. Its id is the hash of its token, so the table alone opens nothing. */
export interface LinkRecord<Purpose extends LinkPurpose = LinkPurpose> {
  readonly id: string
  readonly purpose: Purpose
  readonly issuedAt: Instant
  /** Epoch seconds. */
  readonly expiresAt: number
}

export const links = defineRecord<LinkRecord>({
  kind: 'link',
  notFound: 'auth.linkExpired',
  expiresAt: (link) => link.expiresAt,
})

/** See rule: lifetimes. */
const secondsOf: Readonly<Record<LinkKind, number>> = {
  EMAIL_CHANGE: lifetimes.passwordReset,
  EMAIL_CONFIRM: lifetimes.validationLink,
  JUMP: lifetimes.jumpToken,
  MFA_RESET: lifetimes.passwordReset,
  NOTHING: lifetimes.passwordReset,
  PASSWORD_RESET: lifetimes.passwordReset,
  SWITCH: lifetimes.jumpToken,
  USER_INVITE: lifetimes.validationLink,
  VALIDATION: lifetimes.validationLink,
}

const idOf = (token: string) => `lnk_${hashOf(token)}`

/** A new link: the token that goes out, and the write that keeps its hash. */
export const newLink = (purpose: LinkPurpose, now: Instant): { readonly token: string; readonly write: Write } => {
  const token = newSecret()
  const expiresAt = epochSeconds(now) + secondsOf[purpose.kind]
  return { token, write: links.create({ id: idOf(token), purpose, issuedAt: now, expiresAt }) }
}

/** The link of a token, if it is of one of the kinds and still works. */
export const openLink = async <Kind extends LinkKind>(
  token: string,
  kinds: readonly Kind[],
  now: Instant,
): Promise<Stored<LinkRecord<PurposeOf<Kind>>> | undefined> => {
  const link = await links.byId(idOf(token))
  if (link === undefined || link.expiresAt <= epochSeconds(now)) return undefined
  return isOfKind(link, kinds) ? link : undefined
}

const isOfKind = <Kind extends LinkKind>(
  link: Stored<LinkRecord>,
  kinds: readonly Kind[],
): link is Stored<LinkRecord<PurposeOf<Kind>>> => kinds.some((kind) => kind === link.purpose.kind)
