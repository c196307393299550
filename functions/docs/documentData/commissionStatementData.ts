import type { CommissionStatementRecord } from '#functions/commissions/public.ts'
import type { AgencyRecord } from '#functions/directory/public.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { StatementData } from '../templates/statementData.ts'
import { dayWords } from './dayWords.ts'
import { monthsOf, statementBase } from './statementBase.ts'

/** What an agency's commission statement says: what became due policy by policy, what was paid, and what is due after it. */
export const commissionStatementData = (
  region: RegionCode,
  statement: CommissionStatementRecord,
  agency: AgencyRecord | undefined,
  today: CalendarDate,
): StatementData => {
  const { amount, clawedBack, currency, earned, lines, opening, paid, payments } = statement
  const month = `${statement.year}-${String(statement.month).padStart(2, '0')}`
  const rest = paid - payments.reduce((sum, each) => sum + each.amount, 0)
  return {
    ...statementBase(region, agency, statement.agencyName, today),
    currency,
    documentNumber: `CS-${month}-${statement.agencyId.slice(-6)}`,
    title: 'Commission statement',
    lead:
      amount < 0
        ? 'More was clawed back than earned: what is owed to us is carried forward to the next statement.'
        : 'Commission is earned as premium is collected, or as it is written where that is agreed. Policies that are billed to you are paid net; of them only the shares of others are stated.',
    facts: [
      { label: 'Month', value: monthsOf(region, { from: month }) },
      { label: 'Policies', value: String(lines.length) },
      { label: 'Payments', value: String(payments.length) },
    ],
    dayTitle: 'Booked',
    amountTitles: ['Earned', 'Clawed back', 'Commission'],
    rows: lines.map((line) => ({
      key: line.policyNumber,
      name: line.companyName,
      day: CalendarDate.parse(line.bookedOn),
      amounts: [line.earned, line.clawedBack, line.earned + line.clawedBack],
    })),
    lines: [
      { label: 'Brought forward', amount: opening },
      { label: 'Commission of the month', amount: earned + clawedBack },
      ...payments.map(({ paidOn, amount: each }) => ({
        label: `Paid to you on ${dayWords(region, paidOn)}`,
        amount: 0 - each,
      })),
      ...(rest === 0 ? [] : [{ label: 'Paid to you', amount: 0 - rest }]),
    ],
    total: { label: amount < 0 ? 'Carried forward' : 'Due to you', amount },
  }
}
