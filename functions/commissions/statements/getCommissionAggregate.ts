import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { linesUpTo } from '#functions/billing/public.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { getCommissionAggregate as contract } from '#shared/contracts/commissions/statements.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import type { LedgerAccount } from '#shared/domain/ledger/chartOfAccounts.ts'
import { owedAfter } from '#shared/domain/ledger/commissionMoved.ts'
import { monthsBetween } from '#shared/domain/ledger/periods.ts'
import { balanceOf } from '#shared/domain/ledger/trialBalance.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { commissionEntries, movedBy, owedTo } from '../account/owed.ts'
import { requireCommissionAgency, seesCommissionOf } from '../account/requireCommissionAgency.ts'
import { commissionAccountOf } from '../store/commissionAccounts.ts'

interface Span {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly now: Instant
}

interface Figures {
  readonly total: MinorUnits
  readonly paid: MinorUnits
  readonly pending: MinorUnits
}

const longestMonths = 36

/** Of one agency: its postings of the months in question, and what it is owed now less what moved after the last day. */
const ofAgency = async (agencyId: string, { from, to, now }: Span): Promise<Figures> => {
  const today = bookDate(now)
  const last = to > today ? to : today
  const [account, entries] = await Promise.all([
    commissionAccountOf(agencyId),
    commissionEntries(agencyId, monthsBetween({ first: monthOf(from), last: monthOf(last) })),
  ])
  const within = movedBy(entries.filter(({ effectiveAt }) => effectiveAt >= from && effectiveAt <= to))
  const after = movedBy(entries.filter(({ effectiveAt }) => effectiveAt > to && effectiveAt <= today))
  const owed = await owedTo({ agencyId, stated: account?.stated }, now)
  return { total: within.earned + within.clawedBack, paid: within.paid, pending: owed - owedAfter(0, after) }
}

/** Of everybody: read off the ledger's totals. What left by the clearing of payouts was paid, but for what came back. */
const ofAll = async ({ from, to }: Span): Promise<Figures> => {
  const { currency } = regionOf(config.region)
  const [before, until] = await Promise.all([linesUpTo(currency, addDays(from, -1)), linesUpTo(currency, to)])
  const owed = (lines: typeof until) => 0 - balanceOf([{ lines }], 'commissionDue')
  const credited = (lines: typeof until, to: LedgerAccount) =>
    lines.reduce((sum, { account, credit }) => sum + (account === to ? credit : 0), 0)
  const paidOut = (lines: typeof until) => credited(lines, 'payoutClearing') - credited(lines, 'payoutReturns')
  const paid = paidOut(until) - paidOut(before)
  return { total: owed(until) - owed(before) + paid, paid, pending: owed(until) }
}

const together = (figures: readonly Figures[]): Figures =>
  figures.reduce(
    (sum, each) => ({
      total: sum.total + each.total,
      paid: sum.paid + each.paid,
      pending: sum.pending + each.pending,
    }),
    { total: 0, paid: 0, pending: 0 },
  )

export const getCommissionAggregate = implement(contract)(async ({ query, actor, now, fail }) => {
  const { agencyId, from, to } = query
  if (from > to || addMonths(from, longestMonths) < to) return fail('commission.spanInvalid')
  const { currency } = regionOf(config.region)
  const span = { from, to, now }
  if (agencyId !== undefined) {
    await requireCommissionAgency(agencyId, actor)
    return { ...(await ofAgency(agencyId, span)), currency }
  }
  if (actor.accountType === 'COWBELL') {
    if (listScopesOf(actor).includes('all')) return { ...(await ofAll(span)), currency }
    const agencies = actor.agencyIds ?? []
    return { ...together(await Promise.all(agencies.map((id) => ofAgency(id, span)))), currency }
  }
  const own = seesCommissionOf(actor, actor.organizationId) ? [await ofAgency(actor.organizationId, span)] : []
  return { ...together(own), currency }
})
