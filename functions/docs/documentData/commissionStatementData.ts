import type { CommissionStatementRecord } from '#functions/commissions/public.ts'
import type { AgencyRecord } from '#functions/directory/public.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { formatsOf } from '../templates/formats.ts'
import type { StatementData } from '../templates/statementData.ts'
import { commissionTaxTold } from './commissionTaxTold.ts'
import { dayWords } from './dayWords.ts'
import { monthsOf, statementBase } from './statementBase.ts'

type Told = Pick<StatementData, 'amountTitles' | 'rateTitle' | 'rows'>

/**
 * A row a policy: premium, rate and commission, and what was kept of payments where something was, so that each can be
 * checked by hand. What is not known of every line, as on statements of before, is told of none.
 */
const rowsOf = (lines: CommissionStatementRecord['lines']): Told => {
  const checked = lines.every(({ percent, premium }) => premium !== undefined && percent !== undefined)
  const fees = lines.some(({ brokerFee = 0 }) => brokerFee !== 0)
  const kept = lines.some(({ retained = 0 }) => retained !== 0)
  return {
    amountTitles: [
      ...(checked ? ['Premium', ...(kept ? ['Kept by you'] : [])] : ['Earned', 'Clawed back']),
      'Commission',
      ...(fees ? ['Broker fee'] : []),
    ],
    ...(checked && { rateTitle: 'Rate' }),
    rows: lines.map(
      ({
        bookedOn,
        brokerFee = 0,
        clawedBack,
        companyName,
        earned,
        percent,
        policyNumber,
        premium = 0,
        retained = 0,
      }) => ({
        key: policyNumber,
        name: companyName,
        day: CalendarDate.parse(bookedOn),
        ...(checked && percent !== undefined && { rate: percent }),
        amounts: [
          ...(checked ? [premium, ...(kept ? [0 - retained] : [])] : [earned, clawedBack]),
          earned + clawedBack,
          ...(fees ? [brokerFee] : []),
        ],
      }),
    ),
  }
}

const howEarned =
  'Commission is earned as premium is collected, or as it is written where that is agreed: premium before taxes and fees, times the rate, but for a cent of rounding. Policies that are billed to you are paid net; of them only the shares of others are stated.'

/** What an agency's commission statement says: what became due policy by policy, what was paid, and what is due after it. */
export const commissionStatementData = (
  region: RegionCode,
  statement: CommissionStatementRecord,
  agency: AgencyRecord | undefined,
  today: CalendarDate,
): StatementData => {
  const { amount, brokerFees = 0, clawedBack, currency, earned, lines, opening, paid, payments } = statement
  const month = `${statement.year}-${String(statement.month).padStart(2, '0')}`
  const base = statementBase(region, agency, statement.agencyName, today)
  const { exact } = formatsOf({ ...base, currency })
  const rest = paid - payments.reduce((sum, each) => sum + each.amount, 0)
  return {
    ...base,
    currency,
    documentNumber: `CS-${month}-${statement.agencyId.slice(-6)}`,
    title: 'Commission statement',
    lead: `${amount < 0 ? 'You have earned less than is owed to us: the difference is carried forward to the next statement. ' : ''}${howEarned}`,
    facts: [
      { label: 'Month', value: monthsOf(region, { from: month }) },
      { label: 'Policies', value: String(lines.length) },
      { label: 'Earned', value: exact(earned) },
      { label: 'Clawed back', value: exact(clawedBack) },
      { label: 'Payments', value: String(payments.length) },
    ],
    dayTitle: 'Booked',
    ...rowsOf(lines),
    lines: [
      { label: 'Brought forward', amount: opening },
      { label: 'Commission of the month', amount: earned + clawedBack },
      ...(brokerFees === 0 ? [] : [{ label: 'Your broker fees that were collected', amount: brokerFees }]),
      ...payments.map(({ paidOn, amount: each }) => ({
        label: `${each < 0 ? 'Returned by your bank' : 'Paid to you'} on ${dayWords(region, paidOn)}`,
        amount: 0 - each,
      })),
      ...(rest === 0 ? [] : [{ label: 'Paid to you', amount: 0 - rest }]),
    ],
    total: { label: amount < 0 ? 'Carried forward' : 'Due to you', amount },
    ...commissionTaxTold(region, earned + clawedBack),
  }
}
