import { ulid } from 'ulid'
import type { AgencyRecord } from '#functions/directory/public.ts'
import { type PostingRecord, postings } from '#functions/ledger/postings/postings.ts'
import { invoiceIdOf, invoices } from '#functions/ledger/store/invoices.ts'
import { policiesById } from '#functions/policy/public.ts'
import type { CommissionStatementLine } from '#shared/contracts/commissions/commissionStatement.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import { DocumentId, type PolicyId } from '#shared/domain/ids/ids.ts'
import { owedAfter, owedBy } from '#shared/domain/ledger/commissionMoved.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Currency } from '#shared/domain/money/money.ts'
import { commissionOf } from '#shared/domain/quoting/commissionAgreement.ts'
import { movedBy } from '../account/owed.ts'
import { type CommissionStatementRecord, commissionStatementIdOf } from '../store/commissionStatements.ts'
import { type Billed, earnedOn } from './earnedOn.ts'

/** Policies whose postings are read together. */
const together = 20

interface Stated {
  readonly agency: Pick<AgencyRecord, 'name'> & { readonly id: CommissionStatementRecord['agencyId'] }
  readonly month: Month
  readonly opening: MinorUnits
  readonly currency: Currency
  readonly now: Instant
  /** The bills of the policies on it. */
  readonly billed: readonly Billed[]
  /** Names a document that is still to be made. */
  readonly newDocument: () => DocumentId
}

/** A line a policy, in the order of their numbers: what became due on it, and what was clawed back. */
const linesOf = (
  entries: readonly PostingRecord[],
  { agency, billed }: Pick<Stated, 'agency' | 'billed'>,
): CommissionStatementLine[] => {
  const byPolicy = new Map<PolicyId, PostingRecord[]>()
  for (const entry of entries)
    if (entry.policyId !== undefined) byPolicy.set(entry.policyId, [...(byPolicy.get(entry.policyId) ?? []), entry])
  const bills = new Map(billed.map((each) => [each.invoice.policyId, each]))
  return [...byPolicy]
    .flatMap(([policyId, those]) => {
      const [last] = those.toReversed()
      if (last === undefined) return []
      const { brokerFees, earned, clawedBack } = movedBy(those)
      const bill = bills.get(policyId)
      const on = bill && earnedOn(agency.id, those, bill)
      return [
        {
          policyId,
          policyNumber: last.policyNumber ?? '',
          companyName: bill?.invoice.companyName ?? '',
          bookedOn: last.effectiveAt,
          ...on,
          earned,
          clawedBack,
          ...(brokerFees !== 0 && { brokerFee: brokerFees }),
        },
      ]
    })
    .sort((a, b) => a.policyNumber.localeCompare(b.policyNumber))
}

/** An agency's statement of a month, read off the postings that moved its commission since the statement before. */
export const statementOf = (
  entries: readonly PostingRecord[],
  { agency, month, opening, currency, now, billed, newDocument }: Stated,
): CommissionStatementRecord => {
  const lines = linesOf(entries, { agency, billed })
  const moved = movedBy(entries)
  const payments = entries
    .filter(({ cause }) => cause.kind === 'commissionPayment')
    .map(({ lines: of, effectiveAt }) => ({
      paidOn: effectiveAt,
      amount: 0 - owedBy({ lines: of, isPayment: true }),
    }))
    .filter(({ amount }) => amount !== 0)
  return {
    id: commissionStatementIdOf(agency.id, month),
    agencyId: agency.id,
    agencyName: agency.name,
    year: Number(month.slice(0, 4)),
    month: Number(month.slice(5)),
    currency,
    opening,
    earned: lines.reduce((sum, { earned }) => sum + earned, 0),
    clawedBack: lines.reduce((sum, { clawedBack }) => sum + clawedBack, 0),
    ...(moved.brokerFees !== 0 && { brokerFees: moved.brokerFees }),
    paid: moved.paid,
    amount: owedAfter(opening, moved),
    policies: lines.length,
    lines,
    payments,
    docId: newDocument(),
    csvDocId: newDocument(),
    created: now,
  }
}

/** The bills of policies with their postings, and what of the premium the whole commission is. */
const billsOf = async (policyIds: readonly PolicyId[]): Promise<Billed[]> => {
  const [bills, policies] = await Promise.all([
    invoices.byIds(policyIds.map(invoiceIdOf)),
    policiesById(policyIds).then((all) => new Map(all.map((policy) => [policy.id, policy]))),
  ])
  return Promise.all(
    bills.map(async (invoice) => ({
      invoice,
      entries: await postings.every({ scopes: [`policy:${invoice.policyId}`] }),
      percent: commissionOf(policies.get(invoice.policyId) ?? {}).percent,
    })),
  )
}

/** The statement with documents of its own, of bills as they are kept. */
export const newStatement = async (
  entries: readonly PostingRecord[],
  stated: Omit<Stated, 'billed' | 'newDocument'>,
): Promise<CommissionStatementRecord> => {
  const policyIds = [...new Set(entries.flatMap(({ policyId }) => (policyId === undefined ? [] : [policyId])))]
  const billed: Billed[] = []
  for (let at = 0; at < policyIds.length; at += together)
    billed.push(...(await billsOf(policyIds.slice(at, at + together))))
  return statementOf(entries, { ...stated, billed, newDocument: () => DocumentId.parse(`doc_${ulid()}`) })
}
