import { ulid } from 'ulid'
import type { AgencyRecord } from '#functions/directory/public.ts'
import type { PostingRecord } from '#functions/ledger/postings/postings.ts'
import { invoiceIdOf, invoices } from '#functions/ledger/store/invoices.ts'
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

const newDocument = (): DocumentId => DocumentId.parse(`doc_${ulid()}`)

interface Stated {
  readonly agency: Pick<AgencyRecord, 'name'> & { readonly id: CommissionStatementRecord['agencyId'] }
  readonly month: Month
  readonly opening: MinorUnits
  readonly currency: Currency
  readonly now: Instant
}

/** A line a policy, in the order of their numbers: what became due on it, and what was clawed back. */
const linesOf = async (entries: readonly PostingRecord[]): Promise<CommissionStatementLine[]> => {
  const byPolicy = new Map<PolicyId, PostingRecord[]>()
  for (const entry of entries)
    if (entry.policyId !== undefined) byPolicy.set(entry.policyId, [...(byPolicy.get(entry.policyId) ?? []), entry])
  const billed = await invoices.byIds([...byPolicy.keys()].map(invoiceIdOf))
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
export const newStatement = async (
  entries: readonly PostingRecord[],
  { agency, month, opening, currency, now }: Stated,
): Promise<CommissionStatementRecord> => {
  const lines = await linesOf(entries)
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
