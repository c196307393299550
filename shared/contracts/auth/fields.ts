import { z } from 'zod'
import { appPath } from '#shared/contract/appPath.ts'
import { emailText } from '#shared/contract/emailText.ts'
import { wholeNumber } from '#shared/contract/paging.ts'
import { accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { type Role, roles } from '#shared/domain/identity/roles.ts'
import { mfaTypes } from '#shared/domain/identity/tokenTypes.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'

/** An e-mail address; it is compared without regard to case and kept in lower case. */
export const EmailAddress = emailText('Please enter a valid email address', 'Email is required')

/** A password as it is typed; what it must be is told by password-constraints alone. */
export const Password = z.string().min(1, 'Password is required').max(1024)

export const FirstName = filledLine(100, { missing: 'First name is required' })
export const LastName = filledLine(100, { missing: 'Last name is required' })

/** A phone as people write it; it is kept in E.164 form. Empty for none. */
export const PhoneText = line(40).meta({ regional: 'phone' })

/** The number under which a person sells insurance: NPN, FRN or AFSL, each by its region's pattern. Empty for none. */
export const Npn = z
  .string()
  .regex(/^\d{0,10}$/, 'must be at most 10 digits')
  .meta({ regional: 'registration' })

/** Six digits of an authenticator app or of a one-time code. */
export const SixDigits = z.string().regex(/^\d{6}$/, 'must be 6 digits')

/** Where to go next: a place of the web app, never another site. */
export const AppPath = z.string().regex(appPath, 'must be a path of the web app')

/** The secret part of a link or of a token. */
export const LinkToken = z.string().min(1).max(400)

/** The id of an organization of any kind: an agency, an account, a persona record, the provider. */
export const OrganizationId = z.string().min(1).max(60)

export const AccountTypeField = z.enum(accountTypes)
export const MfaTypeField = z.enum(mfaTypes)

/** A role's id is its name: unique across account types. */
export const RoleId = z.enum(roles.map(({ role }) => role) as [Role, ...Role[]])

/**
 * What a sign-in of any kind answers with. To a page that asks with `x-refresh-token: cookie` the refresh token goes in a
 * cookie, and the session's id, which opens nothing, stands in its place.
 */
export const SessionTokens = z.object({ accessToken: z.string(), refreshToken: z.string() })
export type SessionTokens = z.infer<typeof SessionTokens>

/** A rule that a password keeps or breaks. */
export const PasswordRuleItem = z.object({ errorCode: z.string(), displayText: z.string() })

/** Answer of the captcha in the page; the server has it verified. */
export const captchaQuery = { 'g-recaptcha-response': z.string().max(4000).optional() }

/** Those alone who have not signed in for so many days, in the order of their sign-ins; who never has first. */
export const dormantFor = wholeNumber({ least: 1, most: 3650 })
  .optional()
  .describe('Those alone who have not signed in for so many days, who never has first.')
