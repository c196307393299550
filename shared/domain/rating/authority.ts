import type { WholeUnits } from '#shared/domain/money/amounts.ts'

/** How large a risk may be before an underwriter must see it, whole units of the region's currency. */
export type BindingAuthority = { readonly limit: WholeUnits; readonly revenue: WholeUnits }

/** What the programme quotes without an underwriter. */
export const programmeAuthority: BindingAuthority = { limit: 3_000_000, revenue: 100_000_000 }
