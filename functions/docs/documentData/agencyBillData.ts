import type { AgencyBillRecord } from '#functions/billing/public.ts'
import type { AgencyRecord } from '#functions/directory/public.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { StatementData } from '../templates/statementData.ts'
import { commissionTaxTold } from './commissionTaxTold.ts'
import { monthsOf, statementBase } from './statementBase.ts'
import { taxColumns } from './taxesWithin.ts'

interface Billed {
  readonly agency: AgencyRecord | undefined
  /** On which the account is read. */
  readonly page: string
  /** What of what is due in each of its lines are taxes, column by column. */
  readonly taxes: readonly (readonly MinorUnits[])[]
  /** The day printed on it. */
  readonly today: CalendarDate
}

/** What the bill of an agency says: what it owed at the end of the month, less the commission that it keeps. */
export const agencyBillData = (
  region: RegionCode,
  bill: AgencyBillRecord,
  { agency, page, taxes, today }: Billed,
): StatementData => {
  const documentNumber = `AB-${bill.month}-${bill.agencyId.slice(-6)}`
  const { brokerFee = 0 } = bill
  const keepsFees = brokerFee !== 0
  const overdue = bill.lines.filter(({ dueDate }) => dueDate < today).length
  return {
    ...statementBase(region, agency, bill.agencyName, today),
    currency: bill.currency,
    documentNumber,
    title: 'Invoice for policies billed to you',
    lead: `Pay the net amount: your commission${keepsFees ? ' and your fees are' : ' is'} taken off already.`,
    facts: [
      { label: 'Month', value: monthsOf(region, { from: bill.month }) },
      { label: 'Policies', value: String(bill.lines.length) },
      { label: 'Of these overdue', value: String(overdue) },
    ],
    dayTitle: 'Due',
    amountTitles: [
      'Gross',
      ...taxColumns[region].map(({ title }) => `Of which ${title}`),
      'Commission',
      ...(keepsFees ? ['Broker fee'] : []),
      'Net',
    ],
    rows: bill.lines.map(
      ({ policyNumber, companyName, dueDate, gross, commission, brokerFee: fee = 0, amount }, index) => ({
        key: policyNumber,
        name: companyName,
        day: CalendarDate.parse(dueDate),
        amounts: [
          gross,
          ...(taxes[index] ?? taxColumns[region].map(() => 0)),
          0 - commission,
          ...(keepsFees ? [0 - fee] : []),
          amount,
        ],
      }),
    ),
    lines: [
      { label: 'Premium, taxes and fees', amount: bill.gross },
      { label: 'Your commission', amount: 0 - bill.commission },
      ...(keepsFees ? [{ label: 'Your broker fees', amount: 0 - brokerFee }] : []),
    ],
    total: { label: 'Total to pay', amount: bill.amount },
    ...commissionTaxTold(region, bill.commission),
    payment: { page, reference: documentNumber },
  }
}
