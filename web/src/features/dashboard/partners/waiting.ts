import type { ResponseOf } from '#shared/contract/operation.ts'
import { searchAccounts } from '#shared/contracts/account/accounts.ts'
import { getTreatyStanding } from '#shared/contracts/account/treaties.ts'
import { searchAccessReviews } from '#shared/contracts/auth/accessReviews.ts'
import { getFinancingStanding } from '#shared/contracts/billing/financed.ts'
import { getPaperDays } from '#shared/contracts/billing/paperDays.ts'
import { searchRefunds } from '#shared/contracts/billing/refunds.ts'
import { searchClaimQueue } from '#shared/contracts/claims/desk.ts'
import { type PostureNeed, searchPostures } from '#shared/contracts/connector/postures.ts'
import { listMidtermPolicies, searchBinders, searchPolicies } from '#shared/contracts/policy/search.ts'
import { searchDashboardQuotes } from '#shared/contracts/quote/search.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useTeam } from '#web/layout/team.ts'
import type { DashboardTab } from '#web/paths.ts'
import { noticedClaims } from '#web/records/claim/noticedClaims.ts'
import { financedPath } from '#web/records/financing/FinancingFigures.tsx'
import { countOf, countStaleTime, mostCounted, shownOf } from '#web/records/waiting/countOf.ts'
import type { WaitingFigure } from '#web/records/waiting/WaitingFigures.tsx'

const fresh = { staleTime: countStaleTime }
/** A list is counted by its first row. */
const one = { size: 1 } as const

const inTab = (tab: DashboardTab, filters: Readonly<Record<string, string>> = {}): string =>
  `dashboard?${new URLSearchParams({ tab, ...filters })}`

/** Somebody has asked for the end of these, or they end for want of payment. */
const ending = ['CANCEL REQUESTED', 'CANCEL PENDING'] as const

/** A count of how financing stands; undefined while that is not known, null when it could not be had. */
const useFinancing = (
  countIn: (standing: ResponseOf<typeof getFinancingStanding>) => number,
): number | null | undefined => {
  const { data, isError } = useOperation(getFinancingStanding, {}, fresh)
  return data === undefined ? (isError ? null : undefined) : countIn(data)
}

/** As many insureds are looked at for what they need. */
const mostPostures = 50

/** The insureds whose systems need something. */
const postureThatNeeds = (needs: PostureNeed, tone: WaitingFigure['tone']): WaitingFigure => ({
  label: `dashboard:partners.postures.needs.${needs}`,
  tone,
  permission: 'connector:read',
  to: `dashboard?${new URLSearchParams({ 'posture.needs': needs })}`,
  useCount: () => shownOf(useOperation(searchPostures, { query: { size: mostPostures, needs } }, fresh)),
})

const useReviews = (status: 'OPEN' | 'OVERDUE') =>
  countOf(useOperation(searchAccessReviews, { query: { ...one, status } }, fresh))

/** In the address of a reinsurer's home: which of its treaties are shown. */
export const treatiesShown = 'treaties'

/** What may wait for an organization's people. Each is read off a counter, however long its list is. */
export const waiting = {
  ready: {
    label: 'dashboard:figures.ready',
    tone: 'ready',
    permission: 'quote:read',
    to: inTab('quotes', { status: 'READY' }),
    useCount: () =>
      countOf(useOperation(searchDashboardQuotes, { query: { ...one, teamId: useTeam(), status: ['READY'] } }, fresh)),
  },
  referred: {
    label: 'dashboard:figures.referred',
    tone: 'referred',
    permission: 'quote:read',
    to: inTab('quotes', { status: 'Referred' }),
    useCount: () =>
      countOf(
        useOperation(searchDashboardQuotes, { query: { ...one, teamId: useTeam(), status: ['Referred'] } }, fresh),
      ),
  },
  unpaidBinders: {
    label: 'dashboard:figures.unpaidBinders',
    tone: 'payment',
    permission: 'policy:read',
    to: inTab('binders', { status: 'Bound', payment: 'Need Payment' }),
    useCount: () =>
      countOf(
        useOperation(
          searchBinders,
          { query: { ...one, teamId: useTeam(), status: ['BOUND'], payment: 'Need Payment' } },
          fresh,
        ),
      ),
  },
  unpaidPolicies: {
    label: 'dashboard:figures.unpaidPolicies',
    tone: 'payment',
    permission: 'policy:read',
    to: inTab('policies', { payment: 'Need Payment' }),
    useCount: () =>
      countOf(useOperation(searchPolicies, { query: { ...one, teamId: useTeam(), payment: 'Need Payment' } }, fresh)),
  },
  renewals: {
    label: 'dashboard:figures.renewals',
    tone: 'active',
    permission: 'policy:read',
    to: inTab('policies', { type: 'Open for Renewal' }),
    useCount: () =>
      countOf(useOperation(searchPolicies, { query: { ...one, teamId: useTeam(), type: 'Open for Renewal' } }, fresh)),
  },
  ending: {
    label: 'dashboard:partners.ending',
    tone: 'refused',
    permission: 'policy:read',
    to: inTab('policies', { status: ending.join(',') }),
    useCount: () =>
      countOf(useOperation(searchPolicies, { query: { ...one, teamId: useTeam(), status: [...ending] } }, fresh)),
  },
  changed: {
    label: 'dashboard:partners.changed',
    tone: 'review',
    permission: 'policy:read',
    to: inTab('policies', { type: 'Changed midterm' }),
    useCount: () => countOf(useOperation(listMidtermPolicies, { query: one }, fresh)),
  },
  paperToday: {
    label: 'dashboard:partners.paperToday',
    tone: 'active',
    permission: 'bordereau:read',
    to: 'paper-days',
    useCount: () => {
      const { data, isError } = useOperation(getPaperDays, {}, fresh)
      if (data === undefined) return isError ? null : undefined
      return data.days.flatMap(({ deeds }) => Object.values(deeds)).reduce((sum, times) => sum + times, 0)
    },
  },
  unquoted: {
    label: 'dashboard:figures.fresh',
    tone: 'draft',
    permission: 'account:read',
    to: inTab('accounts', { type: 'Not Quoted Yet' }),
    useCount: () =>
      countOf(useOperation(searchAccounts, { query: { ...one, teamId: useTeam(), type: 'Not Quoted Yet' } }, fresh)),
  },
  insureds: {
    label: 'dashboard:partners.insureds',
    tone: 'active',
    permission: 'account:read',
    to: inTab('accounts'),
    useCount: () => countOf(useOperation(searchAccounts, { query: { ...one, teamId: useTeam() } }, fresh)),
  },
  reviews: {
    label: 'dashboard:partners.reviews',
    tone: 'review',
    permission: 'access:review',
    to: 'access-reviews',
    useCount: () => {
      const [open, overdue] = [useReviews('OPEN'), useReviews('OVERDUE')]
      return open == null || overdue == null ? (open ?? overdue) : open + overdue
    },
  },
  unsigned: {
    label: 'dashboard:partners.treaties.toSign',
    tone: 'payment',
    permission: 'report:read',
    to: `dashboard?${new URLSearchParams({ [treatiesShown]: 'unsigned' })}`,
    useCount: () => {
      const { data, isError } = useOperation(getTreatyStanding, {}, fresh)
      if (data === undefined) return isError ? null : undefined
      return data.treaties.filter(({ signed }) => signed === undefined).length
    },
  },
  look: postureThatNeeds('LOOK', 'refused'),
  fix: postureThatNeeds('FIX', 'payment'),
  agreement: postureThatNeeds('AGREEMENT', 'draft'),
  claims: {
    label: 'dashboard:partners.claims',
    tone: 'review',
    permission: 'claim:manage',
    to: 'claims',
    useCount: () => countOf(useOperation(searchClaimQueue, { query: one }, fresh)),
  },
  noticed: noticedClaims,
  diaries: {
    label: 'dashboard:partners.diaries',
    tone: 'payment',
    permission: 'claim:manage',
    to: 'claims?view=due',
    useCount: () => shownOf(useOperation(searchClaimQueue, { query: { size: mostCounted, due: 'true' } }, fresh)),
  },
  late: {
    label: 'dashboard:partners.lateFinanced',
    tone: 'refused',
    permission: 'billing:manage',
    to: financedPath('Late'),
    useCount: () => useFinancing(({ late }) => late.policies),
  },
  asked: {
    label: 'dashboard:partners.asked',
    tone: 'review',
    permission: 'billing:manage',
    to: financedPath('Cancellation asked'),
    useCount: () => useFinancing(({ asked }) => asked),
  },
  refunds: {
    label: 'dashboard:partners.refunds',
    tone: 'payment',
    permission: 'billing:manage',
    to: 'refunds?status=DUE',
    useCount: () => countOf(useOperation(searchRefunds, { query: { ...one, status: 'DUE' } }, fresh)),
  },
} as const satisfies Record<string, WaitingFigure>
