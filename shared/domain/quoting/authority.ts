import type { Role } from '../../permissions.ts'
import { accountTypeOf } from '../identity/roles.ts'
import type { WholeUnits } from '../money/money.ts'

/** How large a risk may be that a role settles alone, in whole units of the region's currency. */
export type Authority = { readonly limit: WholeUnits; readonly revenue: WholeUnits }

const agency: Authority = { limit: 3_000_000, revenue: 100_000_000 }
const none: Authority = { limit: 0, revenue: 0 }
const unlimited: Authority = { limit: Number.POSITIVE_INFINITY, revenue: Number.POSITIVE_INFINITY }

/** Letters of authority: agencies within the automated terms, underwriters above them, the chief roles without bound. */
const byRole: Partial<Record<Role, Authority>> = {
  'Super Admin': unlimited,
  'Power User': unlimited,
  Underwriter: { limit: 5_000_000, revenue: 1_000_000_000 },
  'Carrier Underwriter': { limit: 10_000_000, revenue: 5_000_000_000 },
}

export const authorityOf = (role: Role): Authority => {
  const accountType = accountTypeOf(role)
  return byRole[role] ?? (accountType === 'AGENCY' || accountType === 'DIGITAL' ? agency : none)
}

/** The authority within which a quote needs nobody but the agency; above it the quote is referred. */
export const automatedAuthority = agency

export type AuthorityExcess = {
  readonly measure: keyof Authority
  readonly value: WholeUnits
  readonly threshold: WholeUnits
}

/** What goes beyond the authority; an empty list means the role may settle the risk. */
export const beyondAuthority = (
  authority: Authority,
  risk: { readonly limit: WholeUnits; readonly revenue: WholeUnits },
): AuthorityExcess[] =>
  (['limit', 'revenue'] as const)
    .filter((measure) => risk[measure] > authority[measure])
    .map((measure) => ({ measure, value: risk[measure], threshold: authority[measure] }))
