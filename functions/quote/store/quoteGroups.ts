import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { binderExpiresOn } from '#shared/domain/policy/policyDates.ts'
import {
  type QuoteStatusGroup,
  type QuoteType,
  quoteStatusGroupOf,
  quoteTypeOf,
} from '#shared/domain/quoting/quoteStatusGroups.ts'
import { type ValueBand, valueBandOf } from '#shared/domain/quoting/valueBands.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { nextDue, unmet } from '#shared/records/subjectivity/subjectivities.ts'
import type { SubjectivityStatus } from '#shared/records/subjectivity/subjectivityStatus.ts'
import { quoteTimeZone } from '../views/quoteTimeZone.ts'

/** Everything the lists show unless a status is asked for: not drafts, not what was deleted. */
export const listedGroup = 'listed'

/** What waits for an underwriter, in the orders of all lists. */
export const inboxGroup = 'inbox'

/** What is followed up of cover that stands: it waits too, but not before the referrals of today. */
export const coverGroup = 'cover' as const

/** Referrals, reviews and requests to bind wait for an underwriter, and binders whose risk has changed. */
export const waitingStatuses = [
  'REFERRED',
  'IN_REVIEW',
  'REQUESTED',
  'SIGNED',
  'BOUND',
] as const satisfies readonly QuoteStatus[]
type WaitingStatus = (typeof waitingStatuses)[number]
export type Waiting = WaitingStatus | typeof coverGroup

const waitsAs = ({ status, riskChange }: QuoteRecord): WaitingStatus | undefined =>
  status === 'BOUND' && riskChange === undefined ? undefined : waitingStatuses.find((each) => each === status)

/** What was brought after binding or should have been while the cover stands. */
const isFollowedUp = ({ status, subjectivities, coverEnded }: QuoteRecord): boolean =>
  (status === 'BOUND' || status === 'ISSUED') &&
  coverEnded === undefined &&
  subjectivities.some((each) => each.status === 'OVERDUE' || each.status === 'RECEIVED')

/** The underwriters' queue: by status, by who has it (`none` for nobody, `any` for all of them) and by value. */
export const queueGroup = ({
  status,
  assignee = 'any',
  value = 'any',
}: {
  readonly status: Waiting
  readonly assignee?: string | undefined
  readonly value?: ValueBand | 'any' | undefined
}): string => `queue|${status}|${assignee}|${value}`

/** Whether the rows of a group are in the queue's own orders. */
export const isQueue = (group: string): boolean => group.startsWith('queue|')

/** What nobody has said a day for is needed last. */
const someDay = '9999-12-31'

/** The orders of the queue: how long it waits, when its cover begins, by when it is needed, what it is worth. */
export const queueSorts = {
  lastUpdated: (quote: QuoteRecord) => quote.lastUpdated,
  effectiveDate: (quote: QuoteRecord) => quote.effectiveDate,
  needBy: (quote: QuoteRecord) => quote.needBy ?? someDay,
  value: (quote: QuoteRecord) => String(Math.max(0, quote.rated.premium)).padStart(15, '0'),
} as const
export type QueueOrder = keyof typeof queueSorts

const waitingGroups = (quote: QuoteRecord): string[] => {
  const waiting = waitsAs(quote)
  const status = waiting ?? (isFollowedUp(quote) ? coverGroup : undefined)
  if (status === undefined) return []
  const queued = ['any', quote.underwriter?.id ?? 'none'].flatMap((assignee) =>
    (['any', valueBandOf(quote.rated.premium)] as const).map((value) => queueGroup({ status, assignee, value })),
  )
  return [waiting === undefined ? coverGroup : inboxGroup, ...queued]
}

/** Quotes whose last day is `date`, or binders that lapse on it; the expiry jobs read these and nothing else. */
export const expiringGroup = (date: string): string => `expires|${date}`
export const lapsingGroup = (date: string): string => `lapses|${date}`

/** Quotes that something falls due for on `date`; the job that says so reads these and nothing else. */
export const dueGroup = (date: string): string => `due|${date}`

const dueGroups = ({ status, subjectivities, coverEnded }: QuoteRecord): string[] => {
  const isAwaited = coverEnded === undefined && canQuote(status, 'receiveSubjectivity')
  const due = isAwaited ? nextDue(subjectivities) : undefined
  return due === undefined ? [] : [dueGroup(due)]
}

/** The board of what quotes and covers are subject to: all that is not met, or what stands so, of all or of whoever has it. */
export const subjectGroup = ({
  status,
  underwriterId,
}: {
  readonly status?: SubjectivityStatus | undefined
  /** Of nobody with `none`. */
  readonly underwriterId?: string | undefined
}): string => `subject|${status ?? 'unmet'}|${underwriterId ?? 'anybody'}`

/** What of a quote is on the board. */
export const onBoard = ({ status, subjectivities, coverEnded }: QuoteRecord) =>
  coverEnded === undefined && canQuote(status, 'receiveSubjectivity') ? unmet(subjectivities) : []

/** Lists of partners and of the insured have no board; who has what is for those alone who see a whole agency. */
const subjectGroups = (quote: QuoteRecord, scope: string): string[] => {
  const isWhole = scope === 'all' || scope.startsWith('agency:')
  if (!isWhole && !scope.startsWith('team:')) return []
  const open = onBoard(quote)
  if (open.length === 0) return []
  const statuses = [undefined, ...new Set(open.map(({ status }) => status))]
  const holders = isWhole ? [undefined, quote.underwriter?.id ?? 'none'] : [undefined]
  return statuses.flatMap((status) => holders.map((underwriterId) => subjectGroup({ status, underwriterId })))
}

/** After all days: what has none comes last. */
const noDay = '9999'

/** By what a quote stands on the board: the next day by which something is due there; undefined in every other list. */
export const boardOrderOf = (quote: QuoteRecord, group: string): string | undefined => {
  const [name, status] = group.split('|')
  if (name !== 'subject') return undefined
  const days = onBoard(quote).flatMap((each) =>
    each.due !== undefined && (status === 'unmet' || status === each.status) ? [each.due] : [],
  )
  return days.toSorted().at(0) ?? noDay
}

const deadlineGroups = (quote: QuoteRecord): string[] => {
  if (canQuote(quote.status, 'expire')) return [expiringGroup(quote.expiresOn)]
  if (quote.status === 'BOUND' && quote.boundAt !== undefined)
    return [lapsingGroup(binderExpiresOn(quote.boundAt, quoteTimeZone(quote)))]
  return []
}

/** What an agent sells and may still be bound, in the agency's list: by the user's id, or the e-mail of one known by it alone. */
export const soldByGroup = (agent: string): string => `agent:${agent.toLowerCase()}`

const sellingGroups = ({ agentEmail, agentId = agentEmail, status }: QuoteRecord): string[] =>
  agentId !== undefined && canQuote(status, 'handOver') ? [soldByGroup(agentId)] : []

/** The quotes of a type and a group of statuses: the dashboard's filters, of which one alone is several of these together. */
export const typedGroup = (type: QuoteType, group: QuoteStatusGroup): string => `${type}|${group}`

/** Those that a quote was in before (`formerGroups`). */
export const formerGroupsOf = (quote: QuoteRecord): string[] => {
  const group = quoteStatusGroupOf(quote.status)
  const type = quoteTypeOf(quote)
  // What is bound was among the ready ones until it had a filter of its own.
  if (group === 'Bound') return [type, 'Ready', typedGroup(type, 'Ready')]
  return [type, ...(group === undefined ? [] : [group])]
}

/**
 * The filters a quote falls under in a scope, and in its agency's the agent who sells it. Everyone's list, the agency's and the teams' have the dashboard's filters in
 * their combinations; an account's few quotes are told apart by status alone; inbox and deadlines concern the provider.
 */
export const groupsOf = (quote: QuoteRecord, scope: string): string[] => {
  const { status } = quote
  const selling = scope.startsWith('agency:') ? sellingGroups(quote) : []
  if (status === 'DRAFT' || status === 'DELETED') return [...selling, status]
  if (scope.startsWith('account:')) return [listedGroup, status]
  const group = quoteStatusGroupOf(status)
  const dashboard = [listedGroup, status, ...(group === undefined ? [] : [typedGroup(quoteTypeOf(quote), group)])]
  const subject = subjectGroups(quote, scope)
  if (scope !== 'all') return [...selling, ...dashboard, ...subject]
  return [...dashboard, ...subject, ...waitingGroups(quote), ...deadlineGroups(quote), ...dueGroups(quote)]
}
