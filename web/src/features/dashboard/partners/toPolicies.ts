import {
  activeStatuses,
  neverCover,
  type PolicyStatusGroup,
  policyStatusGroups,
  premiumStatuses,
} from '#shared/domain/policy/policyStatusGroups.ts'
import type { unknownVendor, VendorCategory, VendorId } from '#shared/domain/risk/vendors.ts'
import { policyStatuses } from '#shared/records/policy/policyStatus.ts'

const isIn = (group: PolicyStatusGroup, status: string): boolean =>
  (policyStatusGroups[group] as readonly string[]).includes(status)

/** Statuses as the list's filter is set to them: the group of those that stand, and the others by name. */
const asFilter = (statuses: readonly string[]): string =>
  ['Active', ...policyStatuses.filter((status) => statuses.includes(status) && !isIn('Active', status))].join(',')

/** Of which statuses the policies are that a figure counts, whose premium it sums up, or that were cover once. */
const counted = {
  policies: asFilter(activeStatuses),
  premium: asFilter(premiumStatuses),
  ever: asFilter(policyStatuses.filter((status) => !neverCover.includes(status))),
} as const

/** What narrows the policies behind a figure besides their statuses. */
type Cut = Readonly<Partial<Record<'agencyId' | 'began' | 'limit' | 'state', string>>>

/** The list of the policies behind a figure of how an organization stands, below the persona's base path; of one agency's where it is named. */
export const toPolicies = (figure: keyof typeof counted, cut: Cut = {}): string =>
  `dashboard?${new URLSearchParams({ tab: 'policies', status: counted[figure], ...cut })}`

/** The policies that were bound in a month (`2026-11`) and whose premium counts. */
export const toBound = (month: string): string => `dashboard?${new URLSearchParams({ tab: 'policies', bound: month })}`

/** The policies that depend on a vendor of a category. */
export const toDependents = (category: VendorCategory, vendor: VendorId | typeof unknownVendor): string =>
  `dashboard?${new URLSearchParams({ tab: 'policies', vendor: `${category}:${vendor}` })}`

/** The filed claims of the policies behind a figure; all of them where nothing narrows it. */
export const toClaims = (cut: Cut = {}): string => `claims?${new URLSearchParams({ view: 'all', ...cut })}`
