import type { Role } from '../identity/roles.ts'
import type { MinorUnits } from '../money/amounts.ts'
import type { Currency } from '../money/money.ts'

/** What one may reserve for a claim in all, and pay at once, alone; minor units. */
export interface LetterOfAuthority {
  readonly reserve: MinorUnits
  readonly payment: MinorUnits
}

const letter = (reserve: number, payment: number): LetterOfAuthority => ({
  reserve: reserve * 100,
  payment: payment * 100,
})

/**
 * The letters of authority by role and currency (rule: claims-authority). Who has none decides on no money; what is above a
 * letter is decided by who has a larger one.
 */
export const lettersOfAuthority: Readonly<Partial<Record<Role, Readonly<Record<Currency, LetterOfAuthority>>>>> = {
  'Carrier Claims Adjuster': {
    USD: letter(250_000, 100_000),
    GBP: letter(200_000, 80_000),
    AUD: letter(400_000, 150_000),
  },
  'Power User': { USD: letter(500_000, 250_000), GBP: letter(400_000, 200_000), AUD: letter(750_000, 400_000) },
  'Head of Claims': {
    USD: letter(2_000_000, 1_000_000),
    GBP: letter(1_500_000, 800_000),
    AUD: letter(3_000_000, 1_500_000),
  },
  'Super Admin': {
    USD: letter(10_000_000, 5_000_000),
    GBP: letter(10_000_000, 5_000_000),
    AUD: letter(10_000_000, 5_000_000),
  },
}

type Decision = keyof LetterOfAuthority

/** How much a role may decide on, of what kind; 0 without a letter. */
export const authorityOf = (role: Role, decision: Decision, currency: Currency): MinorUnits =>
  lettersOfAuthority[role]?.[currency][decision] ?? 0

/** Who may decide on an amount, smallest letter first. */
export const whoMay = (amount: MinorUnits, decision: Decision, currency: Currency): Role[] =>
  (Object.keys(lettersOfAuthority) as Role[]).filter((role) => authorityOf(role, decision, currency) >= amount)

interface Approving {
  readonly isRansom: boolean
  readonly requestedBy: string
  readonly approvals: readonly { readonly by: string }[]
}

/** Nobody approves what they asked for or approved before (rule: four-eyes). */
export const isSameEyes = ({ requestedBy, approvals }: Approving, by: string): boolean =>
  requestedBy === by || approvals.some((each) => each.by === by)

/** How many besides who asked approve a payment: of a ransom two. */
export const approvalsNeeded = ({ isRansom }: Pick<Approving, 'isRansom'>): number => (isRansom ? 2 : 1)
