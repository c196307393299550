import { z } from 'zod'
import { hitsQuery, sortedUnlessSearched, wholeNumber } from '#shared/contract/paging.ts'
import { AccountId, AgencyId, TeamId } from '#shared/domain/ids/ids.ts'
import { type PolicyStatusGroup, policyStatusGroups } from '#shared/domain/policy/policyStatusGroups.ts'
import { line } from '#shared/domain/text/text.ts'
import { policyStatuses } from '#shared/records/policy/policyStatus.ts'

/** Sort orders of the policy lists; the first is the standard one, latest first. */
export const policySorts = ['effectiveDate', 'expirationDate', 'companyName', 'policyNumber'] as const
export type PolicySort = (typeof policySorts)[number]

const sortParameters = policySorts.flatMap((sort): [PolicySort, `-${PolicySort}`] => [sort, `-${sort}`])

const statusGroups = Object.keys(policyStatusGroups) as [PolicyStatusGroup, ...PolicyStatusGroup[]]

/** A status of a policy or one of the dashboard's groups: Active, Cancellations, Inactive. */
export const PolicyStatusFilter = z.enum([...statusGroups, ...policyStatuses])
export type PolicyStatusFilter = z.infer<typeof PolicyStatusFilter>

/** Statuses of binders that lists can be asked for; an issued one is listed as a policy. */
export const BinderStatusFilter = z.enum(['BOUND', 'BINDER EXPIRED', 'RESCIND'])
export type BinderStatusFilter = z.infer<typeof BinderStatusFilter>

/** Whether a binder is paid, as the dashboard's filter has it. */
export const BinderPaymentFilter = z.enum(['Need Payment', 'Paid'])
export type BinderPaymentFilter = z.infer<typeof BinderPaymentFilter>

/** Whose policies, and which page of them. */
export const policyListQuery = {
  ...hitsQuery(20),
  sort: z.enum(sortParameters).default('-effectiveDate').describe(sortedUnlessSearched),
  agencyId: AgencyId.optional(),
  accountId: AccountId.optional(),
  teamId: TeamId.optional(),
  subjectivities: z
    .literal('Overdue')
    .optional()
    .describe('Cover that stands and waits for something that did not come by its day.'),
}

/** By what reports cut policies: so each of their figures leads to the policies behind it. */
export const behindFigures = {
  bound: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional()
    .describe('Those bound in a month (`2026-11`) of the region’s calendar whose premium counts.'),
  began: z
    .string()
    .regex(/^\d{4}$/)
    .optional()
    .describe('Those that begin in a year (`2026`).'),
  limit: wholeNumber({ least: 0, most: 1_000_000_000 })
    .optional()
    .describe('Those of an aggregate limit, whole units.'),
  state: line(50)
    .optional()
    .describe(
      'Those of insureds in a state or territory, in the UK in a region by its postcode (`LDN`); empty for those in none.',
    ),
}

/** A list of its own: which page of it, in which order. */
export const policyPageQuery = {
  ...hitsQuery(25),
  sort: z.enum(sortParameters).default('-effectiveDate').describe(sortedUnlessSearched),
}

/** What reasons are given for. */
export const ReasonAction = z.enum(['cancel', 'flatcancel', 'optout', 'rescind', 'void'])
export type ReasonAction = z.infer<typeof ReasonAction>
