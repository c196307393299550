import { ulid } from 'ulid'
import type { AgencyRecord } from '#functions/directory/public.ts'
import type { PostingRecord } from '#functions/ledger/postings/postings.ts'
import { invoiceIdOf, invoices } from '#functions/ledger/store/invoices.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import { DocumentId, type PolicyId } from '#shared/domain/ids/ids.ts'
import { owedAfter, owedBy } from '#shared/domain/ledger/commissionMoved.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Currency } from '#shared/domain/money/money.ts'
import { movedBy } from '../account/owed.ts'
import {
  type CommissionStatementLine,
  type CommissionStatementRecord,
  commissionStatementIdOf,
} from '../store/commissionStatements.ts'

interface Stated {
  readonly agency: Pick<AgencyRecord, 'name'> & { readonly id: CommissionStatementRecord['agencyId'] }
  readonly month: Month
  readonly opening: MinorUnits
  readonly currency: Currency
  readonly now: Instant
  /** The bills of the policies on it. */
  readonly billed: readonly Pick<InvoiceRecord, 'companyName' | 'policyId'>[]
  /** Names a document that is still to be made. */
  readonly newDocument: () => DocumentId
}

/** A line a policy, in the order of their numbers: what became due on it, and what was clawed back. */
const linesOf = (entries: readonly PostingRecord[], billed: Stated['billed']): CommissionStatementLine[] => {
  const byPolicy = new Map<PolicyId, PostingRecord[]>()
  for (const entry of entries)
    if (entry.policyId !== undefined) byPolicy.set(entry.policyId, [...(byPolicy.get(entry.policyId) ?? []), entry])
  const names = new Map(billed.map(({ policyId, companyName }) => [policyId, companyName]))
  return [...byPolicy]
    .flatMap(([policyId, those]) => {
      const [last] = those.toReversed()
      if (last === undefined) return []
      const { earned, clawedBack } = movedBy(those)
      return [
        {
          policyId,
          policyNumber: last.policyNumber ?? '',
          companyName: names.get(policyId) ?? '',
          bookedOn: last.effectiveAt,
          earned,
          clawedBack,
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
  const lines = linesOf(entries, billed)
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

/** The statement with documents of its own, of bills as they are kept. */
export const newStatement = async (
  entries: readonly PostingRecord[],
  stated: Omit<Stated, 'billed' | 'newDocument'>,
): Promise<CommissionStatementRecord> => {
  const policyIds = new Set(entries.flatMap(({ policyId }) => (policyId === undefined ? [] : [policyId])))
  return statementOf(entries, {
    ...stated,
    billed: await invoices.byIds([...policyIds].map(invoiceIdOf)),
    newDocument: () => DocumentId.parse(`doc_${ulid()}`),
  })
}
