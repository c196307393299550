import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { linesUpTo } from '#functions/billing/public.ts'
import { getCommissionAggregate as contract } from '#shared/contracts/commissions/statements.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import type { LedgerAccount } from '#shared/domain/ledger/chartOfAccounts.ts'
import { balanceOf } from '#shared/domain/ledger/trialBalance.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { requireStatedAgency, seesCommissionOf } from '../account/requireCommissionAgency.ts'
import {
  commissionOf,
  type CommissionFigures as Figures,
  longestMonths,
  type CommissionSpan as Span,
} from './commissionOf.ts'

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
    await requireStatedAgency(agencyId, actor)
    return { ...(await commissionOf(agencyId, span)), currency }
  }
  if (actor.accountType === 'COWBELL') {
    if (listScopesOf(actor).includes('all')) return { ...(await ofAll(span)), currency }
    const agencies = actor.agencyIds ?? []
    return { ...together(await Promise.all(agencies.map((id) => commissionOf(id, span)))), currency }
  }
  const own = seesCommissionOf(actor, actor.organizationId) ? [await commissionOf(actor.organizationId, span)] : []
  return { ...together(own), currency }
})
