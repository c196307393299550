import { config } from '#functions/_platform/config/config.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { monthAt } from '#shared/domain/calendar/months.ts'
import { programmeCarrier } from '#shared/domain/organizations/programmeCarrier.ts'
import { type PaperMove, paperMoves } from '#shared/domain/policy/paperDays.ts'
import { standing } from '#shared/domain/policy/policyStack.ts'
import { activeStatuses, premiumStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import type { TransactionKind } from '#shared/domain/policy/policyTransaction.ts'
import { can } from '#shared/records/life.ts'
import { policyLife } from '#shared/records/policy/policyLife.ts'
import { isBinderStatus } from '#shared/records/policy/policyStatus.ts'
import { anyOverdue } from '#shared/records/subjectivity/subjectivities.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** Every binder that is not a policy yet, and every policy. */
export const bindersGroup = 'binders'
export const policiesGroup = 'policies'

/** Policies in their last 90 days that may be renewed: those in force, not those that are asked to be cancelled or will be. */
export const renewalGroup = 'Open for Renewal'

export const isOpenForRenewal = ({
  openForRenewal,
  status,
}: Pick<PolicyRecord, 'openForRenewal' | 'status'>): boolean =>
  openForRenewal && can(policyLife, status, 'offerRenewal')

/** An excess layer may be rescinded once it is issued, and is no binder then. */
export const isBinder = ({ status, issuedAt }: Pick<PolicyRecord, 'issuedAt' | 'status'>): boolean =>
  isBinderStatus(status) && issuedAt === undefined

export const isPaid = ({ paymentStatus }: Pick<PolicyRecord, 'paymentStatus'>): boolean => paymentStatus === 'Paid'

/** The group of binders of a status that are paid, or are not; of active policies that are not. A row is a kilobyte with it. */
export const paymentGroup = (status: PolicyRecord['status'], payment: 'Need Payment' | 'Paid'): string =>
  `${status}|${payment === 'Paid' ? payment : 'Unpaid'}`

/** Binders that stand, and active policies, that wait for something that did not come by its day. */
export const overdueBindersGroup = 'BOUND|Overdue'
export const overduePoliciesGroup = 'Overdue'

/** Policies whose broker of record changes or has changed, and those that were changed within their term or are to be. */
export const brokerGroup = 'Broker'
export const midtermGroup = 'Midterm'

/** Policies of which something waits for the end of a moratorium or a hold. */
export const frozenGroup = 'Frozen'
/** Issued surplus lines policies whose state has given no number to them yet. */
export const unfiledGroup = 'Unfiled'

const midterm: readonly TransactionKind[] = ['ENDORSEMENT', 'NON_PREMIUM']

const isBrokerChanging = ({ brokerChange, transactions }: PolicyRecord): boolean =>
  brokerChange?.status === 'PENDING' || transactions.some(({ kind }) => kind === 'BROKER_OF_RECORD')

/** What was never cover is not filed. */
const isUnfiled = ({ isSurplus, status, surplusFiling }: PolicyRecord): boolean =>
  isSurplus && surplusFiling === undefined && can(policyLife, status, 'fileSurplus')

const isChangedMidterm = ({ endorsementRequests = [], transactions }: PolicyRecord): boolean =>
  endorsementRequests.some(({ status }) => status === 'REFERRED') ||
  standing(transactions).some(({ kind }) => midterm.includes(kind))

/** The group of policies on a carrier's paper, in everyone's list alone: only staff ask for it. */
export const paperGroup = (carrierId: string): string => `paper|${carrierId}`

/** What does not say on whose paper it is, is of whoever has a share in it: of these the carrier alone is asked for. */
const papersOf = ({ carrierId, partnerIds = [] }: PolicyRecord): readonly string[] =>
  carrierId === undefined ? partnerIds : [carrierId]

/** The group of policies on a carrier's paper to which something was done on a day, in everyone's list alone. */
export const movedGroup = ({ carrierId, day }: { readonly carrierId: string; readonly day: CalendarDate }): string =>
  `moved|${carrierId}|${day}`

/** All that was done to a policy, by the region's calendar. */
export const movesOf = (policy: PolicyRecord): readonly PaperMove[] =>
  paperMoves(policy, regionOf(config.region).timeZone)

/** A policy has a row for each day, written with it in one transaction: of one that is changed without end the latest count. */
const mostDays = 40

const daysOf = (policy: PolicyRecord): readonly CalendarDate[] =>
  [...new Set(movesOf(policy).map(({ day }) => day))].toSorted().slice(-mostDays)

/** The group of policies bound in a month (`2026-11`) whose premium counts. */
export const boundGroup = (month: string): string => `bound|${month}`

/** The month in which a policy was bound, by the region's calendar. */
export const monthBound = ({ boundAt }: Pick<PolicyRecord, 'boundAt'>): string =>
  monthAt(boundAt, regionOf(config.region).timeZone)

/** Those that a policy was in before (`formerGroups`). */
export const formerGroupsOf = ({ status }: PolicyRecord): string[] => [`${status}|Need Payment`]

const groupsOfPolicy = (policy: PolicyRecord): string[] => [
  policiesGroup,
  policy.status,
  ...(isOpenForRenewal(policy) ? [renewalGroup] : []),
  ...(activeStatuses.includes(policy.status) && !isPaid(policy) ? [paymentGroup(policy.status, 'Need Payment')] : []),
  ...(activeStatuses.includes(policy.status) && anyOverdue(policy.subjectivities) ? [overduePoliciesGroup] : []),
  ...(policy.frozen !== undefined ? [frozenGroup] : []),
  ...(isBrokerChanging(policy) ? [brokerGroup] : []),
  ...(isChangedMidterm(policy) ? [midtermGroup] : []),
  ...(isUnfiled(policy) ? [unfiledGroup] : []),
  ...(premiumStatuses.includes(policy.status) ? [boundGroup(monthBound(policy))] : []),
]

/** What nobody has a share in is on the programme's own paper. */
const onPaper = (policy: PolicyRecord): string[] => {
  const papers = papersOf(policy)
  const days = daysOf(policy)
  return [
    ...papers.map(paperGroup),
    ...(papers.length === 0 ? [programmeCarrier] : papers).flatMap((carrierId) =>
      days.map((day) => movedGroup({ carrierId, day })),
    ),
  ]
}

/**
 * The filters a list can be asked for directly. Those of a binder are few on purpose: binding writes the rows of the quote
 * and of the policy in one transaction.
 */
export const groupsOf = (policy: PolicyRecord, scope: string): string[] =>
  isBinder(policy)
    ? [
        bindersGroup,
        paymentGroup(policy.status, isPaid(policy) ? 'Paid' : 'Need Payment'),
        ...(policy.status === 'BOUND' && anyOverdue(policy.subjectivities) ? [overdueBindersGroup] : []),
      ]
    : [...groupsOfPolicy(policy), ...(scope === 'all' ? onPaper(policy) : [])]
