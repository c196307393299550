import commonPasswords from '../../data/common-passwords.json' with { type: 'json' }

/** Length of a password in characters (decision 13). */
export const passwordLength = { min: 8, max: 256 } as const

/** How many of a user's last passwords may not come again (decision 13). */
export const rememberedPasswords = 5

/** Days after which a password of the provider's staff has expired (decision 13). */
export const staffPasswordDays = 365

export type PasswordRuleCode = 'TOO_SHORT' | 'TOO_LONG' | 'COMMON' | 'PERSONAL' | 'REUSED'

/** A rule as password-constraints serves it. */
export type PasswordRule = { readonly errorCode: PasswordRuleCode; readonly displayText: string }

/** The only definition of what a password must be; REUSED is checked where the old passwords' hashes are. */
export const passwordRules: readonly PasswordRule[] = [
  { errorCode: 'TOO_SHORT', displayText: 'Must be minimum 8 characters' },
  { errorCode: 'TOO_LONG', displayText: 'Must be maximum 256 characters' },
  { errorCode: 'COMMON', displayText: 'Must not be a commonly used password' },
  { errorCode: 'PERSONAL', displayText: 'Must not be your name or e-mail address' },
  { errorCode: 'REUSED', displayText: 'Must not be one of your last 5 passwords' },
]

/** Who the password is for; what is not known yet is left out. */
export type PasswordOwner = { readonly firstName?: string; readonly lastName?: string; readonly email?: string }

const common = new Set<string>(commonPasswords)

const bare = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** Names and e-mail as they might be used for a password; parts under three letters would refuse too much. */
const personalWords = ({ firstName = '', lastName = '', email = '' }: PasswordOwner): string[] => {
  const [first, last, mail] = [bare(firstName), bare(lastName), bare(email)]
  return [first, last, first + last, last + first, mail, mail.split('@')[0] ?? ''].filter((word) => word.length >= 3)
}

/** A password is personal when a name or the e-mail is at least half of it. */
const isPersonal = (password: string, owner: PasswordOwner): boolean =>
  personalWords(owner).some((word) => bare(password).includes(word) && word.length * 2 >= bare(password).length)

const broken: Readonly<Record<PasswordRuleCode, (password: string, owner: PasswordOwner) => boolean>> = {
  TOO_SHORT: (password) => [...password].length < passwordLength.min,
  TOO_LONG: (password) => [...password].length > passwordLength.max,
  COMMON: (password) => common.has(bare(password)),
  PERSONAL: isPersonal,
  REUSED: () => false,
}

/** The rules the password breaks, in the order they are shown; REUSED is never among them. */
export const brokenPasswordRules = (password: string, owner: PasswordOwner = {}): PasswordRule[] =>
  passwordRules.filter(({ errorCode }) => broken[errorCode](password, owner))

/** Whether a password set at `setAt` (epoch seconds) has expired; it never does outside the provider's staff. */
export const isPasswordExpired = (accountType: string, setAt: number, now: number): boolean =>
  accountType === 'COWBELL' && now - setAt >= staffPasswordDays * 86_400
