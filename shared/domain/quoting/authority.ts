import type { WholeUnits } from '#shared/domain/money/amounts.ts'
import type { Role } from '../../permissions.ts'
import { accountTypeOf } from '../identity/roles.ts'
import type { HazardGroup } from '../rating/rateBook.ts'

/**
 * How large a risk somebody settles alone. Amounts are whole units of the region's currency: the aggregate limit, what the
 * insured turns over everywhere, the premium before anything was modified. `credit` is how many percent the modifications
 * of a quote may take off that premium, `reasons` how many referral reasons one release may override.
 */
export interface Authority {
  readonly limit: WholeUnits
  readonly revenue: WholeUnits
  readonly premium: WholeUnits
  readonly hazardGroup: HazardGroup | 0
  readonly credit: number
  readonly reasons: number
}

export type AuthorityMeasure = keyof Authority

/** A letter of authority, of a role or of one person; what it does not say is that of the person's role. */
export type LetterOfAuthority =
  | { readonly role: Role; readonly authority: Authority }
  | { readonly userId: string; readonly authority: Partial<Authority> }

const without = Number.POSITIVE_INFINITY
const unlimited: Authority = {
  limit: without,
  revenue: without,
  premium: without,
  hazardGroup: 6,
  credit: 100,
  reasons: without,
}
const none: Authority = { limit: 0, revenue: 0, premium: 0, hazardGroup: 0, credit: 0, reasons: 0 }
const agency: Authority = {
  limit: 3_000_000,
  revenue: 100_000_000,
  premium: 100_000,
  hazardGroup: 5,
  credit: 0,
  reasons: 0,
}

/** The letters in force: underwriters above the automated terms, carriers above them, the chief roles without bound. */
export const lettersOfAuthority: readonly LetterOfAuthority[] = [
  { role: 'Super Admin', authority: unlimited },
  { role: 'Power User', authority: unlimited },
  {
    role: 'Underwriter',
    authority: { limit: 5_000_000, revenue: 1_000_000_000, premium: 250_000, hazardGroup: 5, credit: 25, reasons: 5 },
  },
  {
    role: 'Carrier Underwriter',
    authority: {
      limit: 10_000_000,
      revenue: 5_000_000_000,
      premium: 1_000_000,
      hazardGroup: 6,
      credit: 40,
      reasons: 8,
    },
  },
]

/** What somebody may settle: their own letter over their role's; agencies have the automated terms, others nothing. */
export const authorityOf = (
  { role, userId }: { readonly role: Role; readonly userId?: string | undefined },
  letters: readonly LetterOfAuthority[] = lettersOfAuthority,
): Authority => {
  const accountType = accountTypeOf(role)
  const ofType = accountType === 'AGENCY' || accountType === 'DIGITAL' ? agency : none
  const ofRole = letters.find((letter) => 'role' in letter && letter.role === role)
  const own = letters.find((letter) => 'userId' in letter && letter.userId === userId)
  return { ...ofType, ...ofRole?.authority, ...own?.authority }
}

/** What is measured of a risk, by the same names. */
export type AuthorityFacts = { readonly [Measure in AuthorityMeasure]: number }

export type AuthorityExcess = {
  readonly measure: AuthorityMeasure
  readonly value: number
  readonly threshold: number
}

const measures: readonly AuthorityMeasure[] = ['limit', 'revenue', 'premium', 'hazardGroup', 'credit', 'reasons']

/** What goes beyond the authority; an empty list means that its holder may settle the risk. */
export const beyondAuthority = (authority: Authority, risk: AuthorityFacts): AuthorityExcess[] =>
  measures
    .filter((measure) => risk[measure] > authority[measure])
    .map((measure) => ({ measure, value: risk[measure], threshold: authority[measure] }))

/** Roles whose letter reaches far enough for the risk: the second person to go to. */
export const rolesWithAuthority = (
  risk: AuthorityFacts,
  letters: readonly LetterOfAuthority[] = lettersOfAuthority,
): Role[] =>
  letters.flatMap((letter) =>
    'role' in letter && beyondAuthority(letter.authority, risk).length === 0 ? [letter.role] : [],
  )
