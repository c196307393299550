import type { RegionCode } from '../../regions/code.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { Month } from '../calendar/months.ts'
import type { MinorUnits } from '../money/amounts.ts'
import { type CsvCell, csvOf } from '../money/csv.ts'
import type { Currency } from '../money/money.ts'
import type { TaxKey } from '../rating/ratedPremium.ts'
import { taxAccounts } from './issuePosting.ts'
import type { PostingLine } from './posting.ts'
import { type BordereauSums, type BordereauTransaction, taxIn } from './premiumBordereau.ts'

interface Row extends BordereauSums {
  readonly policyNumber: string
  readonly companyName: string
  readonly state?: string | undefined
  readonly postcode?: string | undefined
  readonly product: string
  readonly market: 'admitted' | 'surplus'
  readonly transaction: BordereauTransaction
  readonly bookedOn: CalendarDate
  readonly effectiveDate: CalendarDate
  readonly inception: CalendarDate
  readonly expiry: CalendarDate
  readonly limit: number
  readonly retention: number
  readonly commissionRate: number
  readonly lines: readonly PostingLine[]
  readonly entryId: string
}

interface Bordereau {
  readonly carrierName: string
  readonly month: Month
  readonly currency: Currency
  readonly rows: readonly Row[]
  readonly totals: BordereauSums
}

/** The taxes that a region's carriers see apart from each other, and what their columns are called. */
const taxesOf: Readonly<Record<RegionCode, readonly (readonly [title: string, key: TaxKey])[]>> = {
  us: [
    ['Surplus Lines Tax', 'surplusLineTax'],
    ['Stamping Fee', 'surplusStampingFee'],
    ['Surcharges', 'surplusSurcharge'],
  ],
  uk: [['Insurance Premium Tax', 'ipt']],
  au: [
    ['GST', 'gst'],
    ['Stamp Duty', 'stampDuty'],
  ],
}

/**
 * What a market calls the columns. London's are those of a Lloyd's premium bordereau (Coverholder Reporting Standards 5.2, which
 * the Australian binders of Lloyd's take too), the United States' those that carriers ask of their managing general agents.
 */
const words: Readonly<
  Record<
    RegionCode,
    {
      readonly policy: string
      readonly insured: string
      /** Where a risk lies: by its state, or where there are none by its postcode. */
      readonly location: readonly [title: string, of: 'postcode' | 'state']
      readonly retention: string
      readonly limit: string
      readonly gross: string
      readonly net: string
      readonly commission: string
      readonly transactions: Readonly<Record<BordereauTransaction, string>>
    }
  >
> = {
  us: {
    policy: 'Policy Number',
    insured: 'Named Insured',
    location: ['Home State', 'state'],
    retention: 'Retention',
    limit: 'Aggregate Limit',
    gross: 'Gross Written Premium',
    net: 'Net Premium Due Carrier',
    commission: 'MGA Commission',
    transactions: { NB: 'New', RN: 'Renewal', EN: 'Endorsement', CN: 'Cancellation', RI: 'Reinstatement' },
  },
  uk: {
    policy: 'Certificate Reference',
    insured: 'Insured Name',
    location: ['Location of Risk - Postcode', 'postcode'],
    retention: 'Deductible Amount',
    limit: 'Sum Insured Amount',
    gross: 'Gross Premium Paid This Time',
    net: 'Net Premium to Broker in Original Currency',
    commission: 'Commission Amount',
    transactions: {
      NB: 'Original Premium',
      RN: 'Renewal',
      EN: 'Additional or Return Premium',
      CN: 'Cancellation',
      RI: 'Reinstatement Premium',
    },
  },
  au: {
    policy: 'Certificate Reference',
    insured: 'Insured Name',
    location: ['Location of Risk - State', 'state'],
    retention: 'Deductible Amount',
    limit: 'Sum Insured Amount',
    gross: 'Gross Premium Paid This Time',
    net: 'Net Premium to Broker in Original Currency',
    commission: 'Commission Amount',
    transactions: {
      NB: 'Original Premium',
      RN: 'Renewal',
      EN: 'Additional or Return Premium',
      CN: 'Cancellation',
      RI: 'Reinstatement Premium',
    },
  },
}

const whole = (value: number): string => String(value)

/** A premium bordereau as a table: a row a transaction, in the columns that the carriers of the region expect, and the totals. */
export const premiumBordereauCsv = (
  { carrierName, month, currency, rows, totals }: Bordereau,
  region: RegionCode,
): string => {
  const said = words[region]
  const [location, locatedBy] = said.location
  const taxes = taxesOf[region]
  const taxOf = (lines: readonly PostingLine[], key: TaxKey): MinorUnits => taxIn(lines, taxAccounts[key])
  const amounts = (sums: BordereauSums, rate: string, each: (key: TaxKey) => MinorUnits): CsvCell[] => [
    { minor: sums.gross },
    rate,
    { minor: sums.commission },
    { minor: sums.net },
    ...taxes.map(([, key]) => ({ minor: each(key) })),
    { minor: sums.fees },
    { minor: sums.due },
  ]
  const all = rows.flatMap(({ lines }) => lines)
  return csvOf([
    [
      ...['Reporting Period', 'Carrier', said.policy, said.insured, location, 'Class of Business', 'Market'],
      ...['Transaction Type', 'Booked', 'Transaction Effective', 'Risk Inception', 'Risk Expiry', 'Currency'],
      ...[said.limit, said.retention, said.gross, 'Commission Percentage', said.commission, said.net],
      ...taxes.map(([title]) => title),
      ...['Fees', 'Total Charged to Insured', 'Posting'],
    ],
    ...rows.map((row) => [
      ...[month, carrierName, row.policyNumber, row.companyName, row[locatedBy] ?? '', row.product, row.market],
      ...[said.transactions[row.transaction], row.bookedOn, row.effectiveDate, row.inception, row.expiry, currency],
      ...[whole(row.limit), whole(row.retention)],
      ...amounts(row, (row.commissionRate * 100).toFixed(2), (key) => taxOf(row.lines, key)),
      row.entryId,
    ]),
    [
      ...[month, carrierName, 'Total', ...Array.from({ length: 9 }, () => ''), currency, '', ''],
      ...amounts(totals, '', (key) => taxOf(all, key)),
      '',
    ],
  ])
}
