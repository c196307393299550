import { searchSubmissions } from '#shared/contracts/account/submissions.ts'
import { searchAccessReviews } from '#shared/contracts/auth/accessReviews.ts'
import { searchBlacklistAppeals } from '#shared/contracts/auth/blacklistAppeals.ts'
import { searchPrivacyRequests } from '#shared/contracts/auth/privacyRequests.ts'
import { listRoleGrants } from '#shared/contracts/auth/roleGrants.ts'
import { listTeamAgencies } from '#shared/contracts/auth/teams.ts'
import { searchAgencyBilledInvoices } from '#shared/contracts/billing/agencyBill.ts'
import { searchCarrierRemittances } from '#shared/contracts/billing/carrierRemittances.ts'
import { listPeriods } from '#shared/contracts/billing/periods.ts'
import { searchWriteOffs } from '#shared/contracts/billing/writeOffs.ts'
import { searchMessages } from '#shared/contracts/inbox/messages.ts'
import { listDeadLetters } from '#shared/contracts/platform/deadLetters.ts'
import { listJobs } from '#shared/contracts/platform/jobs.ts'
import { listPaperNotices } from '#shared/contracts/policy/paperNotices.ts'
import { listBorPolicies, searchBinders, searchPolicies } from '#shared/contracts/policy/search.ts'
import { searchDashboardQuotes, searchSubjectivities, searchUnderwriterInbox } from '#shared/contracts/quote/search.ts'
import { searchScreenings } from '#shared/contracts/risk/screenings.ts'
import { listWebhooks } from '#shared/contracts/webhook/webhooks.ts'
import type { SubmissionStatus } from '#shared/records/submission/submissionStatus.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { useTeam } from '#web/layout/team.ts'
import { approvalsWaiting } from '#web/records/claim/approvalsWaiting.ts'
import { overdueFilter } from '#web/records/subjectivity/useOverdueCovers.ts'
import { countOf, countStaleTime } from '#web/records/waiting/countOf.ts'
import type { WaitingFigure } from '#web/records/waiting/WaitingFigures.tsx'
import { waiting } from '../partners/waiting.ts'

const fresh = { staleTime: countStaleTime }
/** A list is counted by its first row. */
const one = { size: 1 } as const
const firstOf = { page: 0, size: 1 } as const

const inTab = (tab: string, filters: Readonly<Record<string, string>>): string =>
  `dashboard?${new URLSearchParams({ tab, ...filters })}`

/** How many an answer in numbered pages has. */
const elementsOf = ({
  data,
  isError,
}: {
  readonly data: { readonly totalElements: number } | undefined
  readonly isError: boolean
}): number | null | undefined => data?.totalElements ?? (isError ? null : undefined)

const submissionsAt = (status: SubmissionStatus, tone: WaitingFigure['tone']): WaitingFigure => ({
  label: `dashboard:staff.submissions.${status as 'CERTIFIED' | 'COMPLETE' | 'HELD' | 'RECEIVED'}`,
  tone,
  permission: 'submission:read',
  to: inTab('submissions', { status }),
  useCount: () => countOf(useOperation(searchSubmissions, { query: { ...one, teamId: useTeam(), status } }, fresh)),
})

const subjectivitiesAt = (status: 'OVERDUE' | 'RECEIVED', tone: WaitingFigure['tone']): WaitingFigure => ({
  label: `dashboard:staff.subjectivities.${status}`,
  tone,
  permission: 'quote:update',
  to: `subjectivities?status=${status}`,
  useCount: () => countOf(useOperation(searchSubjectivities, { query: { ...one, status } }, fresh)),
})

const reviewsAt = (status: 'OPEN' | 'OVERDUE', tone: WaitingFigure['tone']): WaitingFigure => ({
  label: `dashboard:staff.reviews.${status}`,
  tone,
  permission: 'access:review',
  to: `access-reviews?status=${status}`,
  useCount: () => countOf(useOperation(searchAccessReviews, { query: { ...one, status } }, fresh)),
})

const privacyAt = (status: 'HELD' | 'PROPOSED' | 'TO_ANSWER', tone: WaitingFigure['tone']): WaitingFigure => ({
  label: `dashboard:staff.privacy.${status}`,
  tone,
  permission: 'privacy:decide',
  to: `privacy-requests?status=${status}`,
  useCount: () => countOf(useOperation(searchPrivacyRequests, { query: { ...one, status } }, fresh)),
})

const inboxOf = (assignee: 'me' | 'none', tone: WaitingFigure['tone']): WaitingFigure => ({
  label: `dashboard:staff.inbox.${assignee}`,
  tone,
  permission: 'quote:underwrite',
  to: `inbox?assignee=${assignee}`,
  useCount: () => countOf(useOperation(searchUnderwriterInbox, { query: { ...one, assignee } }, fresh)),
})

/** What may wait for the provider's people. Each is read off a counter or one page, however long its list is. */
export const staffWaiting = {
  referred: waiting.referred,
  ready: waiting.ready,
  renewals: waiting.renewals,
  unquoted: waiting.unquoted,
  unpaidBinders: waiting.unpaidBinders,
  unpaidPolicies: waiting.unpaidPolicies,
  ending: waiting.ending,
  changed: waiting.changed,
  claims: waiting.claims,
  diaries: waiting.diaries,
  approvals: approvalsWaiting,
  renewalTerms: {
    label: 'dashboard:staff.renewalTerms',
    tone: 'ready',
    permission: 'quote:read',
    to: inTab('quotes', { type: 'Renewals', status: 'Ready' }),
    useCount: () =>
      countOf(
        useOperation(
          searchDashboardQuotes,
          { query: { ...one, teamId: useTeam(), type: 'Renewals', status: ['Ready'] } },
          fresh,
        ),
      ),
  },
  signed: {
    label: 'dashboard:staff.signed',
    tone: 'bound',
    permission: 'quote:read',
    to: inTab('quotes', { status: 'SIGNED' }),
    useCount: () =>
      countOf(useOperation(searchDashboardQuotes, { query: { ...one, teamId: useTeam(), status: ['SIGNED'] } }, fresh)),
  },
  inboxMine: inboxOf('me', 'review'),
  inboxNobodys: inboxOf('none', 'referred'),
  subjectivitiesOverdue: subjectivitiesAt('OVERDUE', 'refused'),
  subjectivitiesReceived: subjectivitiesAt('RECEIVED', 'review'),
  overdueBinders: {
    label: 'dashboard:figures.overdue.binders',
    tone: 'refused',
    permission: 'policy:read',
    to: inTab('binders', { subjectivities: overdueFilter }),
    useCount: () =>
      countOf(
        useOperation(searchBinders, { query: { ...one, teamId: useTeam(), subjectivities: overdueFilter } }, fresh),
      ),
  },
  overduePolicies: {
    label: 'dashboard:figures.overdue.policies',
    tone: 'refused',
    permission: 'policy:read',
    to: inTab('policies', { subjectivities: overdueFilter }),
    useCount: () =>
      countOf(
        useOperation(searchPolicies, { query: { ...one, teamId: useTeam(), subjectivities: overdueFilter } }, fresh),
      ),
  },
  submissionsReceived: submissionsAt('RECEIVED', 'review'),
  submissionsHeld: submissionsAt('HELD', 'referred'),
  submissionsComplete: submissionsAt('COMPLETE', 'draft'),
  submissionsCertified: submissionsAt('CERTIFIED', 'ready'),
  brokers: {
    label: 'dashboard:staff.brokers',
    tone: 'review',
    permission: 'policy:read',
    to: inTab('policies', { type: 'Broker of record' }),
    useCount: () => countOf(useOperation(listBorPolicies, { query: one }, fresh)),
  },
  mail: {
    label: 'dashboard:staff.mail',
    tone: 'draft',
    permission: 'message:read',
    to: 'mail',
    useCount: () => countOf(useOperation(searchMessages, { query: { ...one, folder: 'INBOX' } }, fresh)),
  },
  paperNotices: {
    label: 'dashboard:staff.paperNotices',
    tone: 'payment',
    permission: 'policy:cancel',
    to: 'paper-notices?status=TO_POST',
    useCount: () => countOf(useOperation(listPaperNotices, { query: { ...one, status: 'TO_POST' } }, fresh)),
  },
  agenciesWaiting: {
    label: 'dashboard:staff.agenciesWaiting',
    tone: 'review',
    permission: 'agency:update',
    to: 'agencies?waiting=true',
    useCount: () => elementsOf(useOperation(listTeamAgencies, { query: { ...firstOf, waiting: 'true' } }, fresh)),
  },
  invoicesLate: {
    label: 'dashboard:staff.invoicesLate',
    tone: 'refused',
    permission: 'billing:invoice',
    to: 'invoices?status=Overdue',
    useCount: () =>
      elementsOf(useOperation(searchAgencyBilledInvoices, { query: { ...firstOf, status: 'Overdue' } }, fresh)),
  },
  refunds: waiting.refunds,
  months: {
    label: 'dashboard:staff.months',
    tone: 'draft',
    permission: 'ledger:close',
    to: 'periods',
    useCount: () => {
      const { data, isError } = useOperation(listPeriods, {}, fresh)
      const thisMonth = todayHere().slice(0, 7)
      if (data === undefined) return isError ? null : undefined
      return data.periods.filter(({ month, status }) => status === 'OPEN' && month < thisMonth).length
    },
  },
  writeOffs: {
    label: 'dashboard:staff.writeOffs',
    tone: 'review',
    permission: 'billing:manage',
    to: 'write-offs?status=PROPOSED',
    useCount: () => countOf(useOperation(searchWriteOffs, { query: { ...one, status: 'PROPOSED' } }, fresh)),
  },
  remittancesToDecide: {
    label: 'dashboard:staff.remittances.DRAFT',
    tone: 'draft',
    permission: 'billing:manage',
    to: 'carrier-remittances?status=DRAFT',
    useCount: () => countOf(useOperation(searchCarrierRemittances, { query: { ...one, status: 'DRAFT' } }, fresh)),
  },
  remittancesToPay: {
    label: 'dashboard:staff.remittances.APPROVED',
    tone: 'payment',
    permission: 'billing:manage',
    to: 'carrier-remittances?status=APPROVED',
    useCount: () => countOf(useOperation(searchCarrierRemittances, { query: { ...one, status: 'APPROVED' } }, fresh)),
  },
  privacyToAnswer: privacyAt('TO_ANSWER', 'review'),
  erasuresHeld: privacyAt('HELD', 'referred'),
  erasuresProposed: privacyAt('PROPOSED', 'review'),
  reviewsOpen: reviewsAt('OPEN', 'draft'),
  reviewsOverdue: reviewsAt('OVERDUE', 'refused'),
  screenings: {
    label: 'dashboard:staff.screenings',
    tone: 'referred',
    permission: 'agency:delete',
    to: 'screenings',
    useCount: () => countOf(useOperation(searchScreenings, { query: one }, fresh)),
  },
  appeals: {
    label: 'dashboard:staff.appeals',
    tone: 'draft',
    permission: 'blacklist:manage',
    to: 'blacklist?appeal.status=OPEN',
    useCount: () => countOf(useOperation(searchBlacklistAppeals, { query: { ...one, status: 'OPEN' } }, fresh)),
  },
  grants: {
    label: 'dashboard:staff.grants',
    tone: 'review',
    permission: 'role:approve',
    to: 'users',
    useCount: () => countOf(useOperation(listRoleGrants, { query: { ...one, status: 'PROPOSED' } }, fresh)),
  },
  jobsFailed: {
    label: 'dashboard:staff.jobsFailed',
    tone: 'refused',
    permission: 'job:read',
    to: 'jobs?status=FAILED',
    useCount: () => countOf(useOperation(listJobs, { query: { ...one, status: 'FAILED' } }, fresh)),
  },
  deadLetters: {
    label: 'dashboard:staff.deadLetters',
    tone: 'refused',
    permission: 'job:read',
    to: 'dead-letters?status=FAILED',
    useCount: () => countOf(useOperation(listDeadLetters, { query: { ...one, status: 'FAILED' } }, fresh)),
  },
  webhooks: {
    label: 'dashboard:staff.webhooks',
    tone: 'refused',
    permission: 'integration:manage',
    to: 'webhooks?failing=true',
    useCount: () => elementsOf(useOperation(listWebhooks, { query: { ...firstOf, failing: 'true' } }, fresh)),
  },
} as const satisfies Record<string, WaitingFigure>
