import commonPasswords from '../../data/common-passwords.json' with { type: 'json' }
import { regions } from '../../regions/regions.ts'
import { bare, isGuessedFrom, isPattern, wordOf } from './guessablePassword.ts'
import { organizationWords } from './organizationWords.ts'

/** Length of a password in characters (rule: passwords). */
export const passwordLength = { min: 8, max: 256 } as const

/** How many of a user's last passwords may not come again (rule: passwords). */
export const rememberedPasswords = 5

/** Days after which a password of the provider's staff has expired (rule: passwords). */
export const staffPasswordDays = 365

export type PasswordRuleCode = 'TOO_SHORT' | 'TOO_LONG' | 'COMMON' | 'PERSONAL' | 'REUSED'

/** A rule as password-constraints serves it. */
export type PasswordRule = { readonly errorCode: PasswordRuleCode; readonly displayText: string }

/** The only definition of what a password must be; REUSED is checked where the old passwords' hashes are. */
export const passwordRules: readonly PasswordRule[] = [
  { errorCode: 'TOO_SHORT', displayText: 'Must be minimum 8 characters' },
  { errorCode: 'TOO_LONG', displayText: 'Must be maximum 256 characters' },
  { errorCode: 'COMMON', displayText: 'Must not be a commonly used password' },
  { errorCode: 'PERSONAL', displayText: 'Must not be your name, email address or organization' },
  { errorCode: 'REUSED', displayText: 'Must not be one of your last 5 passwords' },
]

/** Who the password is for; what is not known yet is left out. */
export type PasswordOwner = {
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
  /** Name of the organization that the user is at home in. */
  readonly organization?: string
}

/** The list, and what guesses at this very platform begin with: the provider's names and what it sells. */
const common: ReadonlySet<string> = new Set(
  [
    ...commonPasswords,
    ...Object.values(regions).flatMap(({ provider, products }) =>
      [provider.name, provider.company, ...products].flatMap(organizationWords),
    ),
  ].map(wordOf),
)

/** A password is common when nothing but digits and symbols stands around a word of the list, or when it is a pattern. */
const isCommon = (password: string): boolean => isGuessedFrom(common, password) || isPattern(password)

/**
 * Names, e-mail and organization as they might be used for a password; parts under three letters would refuse too much.
 * Of the e-mail's domain the last part is everybody's.
 */
const personalWords = ({ firstName = '', lastName = '', email = '', organization = '' }: PasswordOwner): string[] => {
  const [first, last, mail] = [bare(firstName), bare(lastName), bare(email)]
  const [local = '', domain = ''] = mail.split('@')
  const names = [first, last, first + last, last + first, mail, local, ...local.split(/[._+-]/)]
  return [...names, ...domain.split('.').slice(0, -1), ...organizationWords(organization)].filter(
    (word) => word.length >= 3,
  )
}

/** A password is personal when one of the words is at least half of it, or all that is in it besides digits and symbols. */
const isPersonal = (password: string, owner: PasswordOwner): boolean => {
  const words = personalWords(owner)
  const text = bare(password)
  return (
    words.some((word) => text.includes(word) && word.length * 2 >= text.length) ||
    isGuessedFrom(new Set(words.map(wordOf).filter((word) => word.length >= 3)), password)
  )
}

const broken: Readonly<Record<PasswordRuleCode, (password: string, owner: PasswordOwner) => boolean>> = {
  TOO_SHORT: (password) => [...password].length < passwordLength.min,
  TOO_LONG: (password) => [...password].length > passwordLength.max,
  COMMON: isCommon,
  PERSONAL: isPersonal,
  REUSED: () => false,
}

/** The rules the password breaks, in the order they are shown; REUSED is never among them. */
export const brokenPasswordRules = (password: string, owner: PasswordOwner = {}): PasswordRule[] =>
  passwordRules.filter(({ errorCode }) => broken[errorCode](password, owner))

/** Whether a password set at `setAt` (epoch seconds) has expired; it never does outside the provider's staff. */
export const isPasswordExpired = (
  accountType: string,
  { setAt, now }: { readonly setAt: number; readonly now: number },
): boolean => accountType === 'COWBELL' && now - setAt >= staffPasswordDays * 86_400
