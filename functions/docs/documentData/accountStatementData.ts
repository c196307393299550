import type { AgencyRecord } from '#functions/directory/public.ts'
import type { Statement } from '#shared/contracts/billing/statement.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { periodName } from '#shared/domain/ledger/taxReturns/taxReturnCsv.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { StatementData } from '../templates/statementData.ts'
import { monthsOf, statementBase } from './statementBase.ts'

const totalWord = (closing: number): string => (closing === 0 ? 'Settled' : closing > 0 ? 'Due to us' : 'Due to you')

/** What a statement of account says: what stood open, every movement with its day, and what stands open after it. */
export const accountStatementData = (
  region: RegionCode,
  statement: Statement,
  agency: AgencyRecord | undefined,
  today: CalendarDate,
): StatementData => {
  const { id, name, currency, opening, debit, credit, closing, rows } = statement
  return {
    ...statementBase(region, agency, name, today),
    currency,
    documentNumber: `SA-${periodName(statement).replace('/', '-')}-${id.slice(-6).toUpperCase()}`,
    title: 'Statement of account',
    lead: 'Every movement between us as it was posted. Debits are owed to us, credits to you.',
    facts: [
      { label: 'Months', value: monthsOf(region, statement) },
      { label: 'Movements', value: String(rows.length) },
    ],
    dayTitle: 'Posted',
    amountTitles: ['Debit', 'Credit', 'Net'],
    rows: rows.map((row) => ({
      key: row.policyNumber ?? row.description,
      name: row.companyName === undefined ? row.description : `${row.companyName}: ${row.description}`,
      day: row.day,
      amounts: [row.debit, row.credit, row.debit - row.credit],
    })),
    lines: [
      { label: 'Brought forward', amount: opening },
      { label: 'Movements of these months', amount: debit - credit },
    ],
    total: { label: totalWord(closing), amount: closing },
  }
}
