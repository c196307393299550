import { config } from '#functions/_platform/config/config.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { readBooks, type StoredBooks } from '#functions/ledger/store/ledgerBooks.ts'
import { type TaxReturnRow, taxReturns } from '#functions/ledger/store/taxReturns.ts'
import type { TaxAccount, TaxReturn } from '#shared/contracts/billing/taxReturn.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Month, monthOf } from '#shared/domain/calendar/months.ts'
import { chartOfAccounts, type LedgerAccount } from '#shared/domain/ledger/chartOfAccounts.ts'
import { netOf } from '#shared/domain/ledger/partyLines.ts'
import { taxFilings } from '#shared/domain/ledger/taxReturns/filings.ts'
import type { TaxFiling, TaxPeriod } from '#shared/domain/ledger/taxReturns/taxFiling.ts'
import { taxPeriodsBetween, taxPhaseOf } from '#shared/domain/ledger/taxReturns/taxPeriods.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Currency } from '#shared/domain/money/money.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { type CountedMonth, countedMonths } from '../ledger/ledgerTotals.ts'

/** The region's books, its returns that were filed, and what its months were counted to. */
interface TaxStanding {
  readonly stored: StoredBooks | undefined
  readonly currency: Currency
  readonly today: CalendarDate
  readonly counted: readonly CountedMonth[]
  readonly filed: readonly TaxReturnRow[]
}

/** Where the taxes stand. The books are read before their totals, so that whoever dates back in between is not passed over. */
export const readTaxes = async (now: Instant): Promise<TaxStanding> => {
  const stored = await readBooks()
  const { currency } = regionOf(config.region)
  const today = bookDate(now)
  const [counted, filed] = await Promise.all([
    countedMonths(currency, monthOf(today)),
    taxReturns.every({ scopes: ['all'], sort: 'dueOn' }),
  ])
  return { stored, currency, today, counted, filed }
}

const daysBetween = ({ from, to }: { readonly from: CalendarDate; readonly to: CalendarDate }): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

const isIn = (month: Month, { from, to }: Pick<TaxPeriod, 'from' | 'to'>): boolean => month >= from && month <= to

const sum = (amounts: readonly MinorUnits[]): MinorUnits => amounts.reduce((total, amount) => total + amount, 0)

/** What was charged of a tax in a period: what the account was credited with, less what it was debited but for its payments. */
const chargedIn = (
  { counted, filed }: TaxStanding,
  { authority }: TaxFiling,
  account: LedgerAccount,
  period: TaxPeriod,
): MinorUnits => {
  const lines = counted
    .filter(({ month }) => isIn(month, period))
    .flatMap((each) => each.lines.filter((line) => line.account === account && line.authority === authority))
  const { number } = chartOfAccounts[account]
  const paid = filed
    .filter((each) => each.authority === authority && each.paid && isIn(monthOf(each.paid.bookedOn), period))
    .flatMap(({ accounts }) => accounts.filter(({ code }) => code === number).map(({ payable }) => payable))
  return sum(paid) - netOf(lines)
}

/** What is taken over from the return before: a credit, where that had nothing to pay. */
const carriedFrom = (before: Pick<TaxReturn, 'accounts' | 'payable'> | undefined, code: string): MinorUnits =>
  before === undefined || before.payable >= 0 ? 0 : (before.accounts.find((each) => each.code === code)?.payable ?? 0)

const openReturn = (
  standing: TaxStanding,
  filing: TaxFiling,
  period: TaxPeriod,
  before: TaxReturn | undefined,
): TaxReturn => {
  const accounts = filing.accounts.map((account): TaxAccount => {
    const { number: code, name } = chartOfAccounts[account]
    const amount = chargedIn(standing, filing, account, period)
    const broughtForward = carriedFrom(before, code)
    return { code, name, amount, broughtForward, payable: amount + broughtForward }
  })
  const closedThrough = standing.stored?.closedThrough
  return {
    authority: filing.authority,
    name: filing.name,
    ...period,
    status: 'OPEN',
    phase: taxPhaseOf(period, standing.today),
    daysLeft: daysBetween({ from: standing.today, to: period.dueOn }),
    frequency: filing.frequency,
    filable:
      closedThrough !== undefined && closedThrough >= period.to && (before === undefined || before.status !== 'OPEN'),
    currency: standing.currency,
    accounts,
    amount: sum(accounts.map(({ amount }) => amount)),
    broughtForward: sum(accounts.map(({ broughtForward }) => broughtForward)),
    payable: sum(accounts.map(({ payable }) => payable)),
    rows: 0,
    source: filing.source,
  }
}

/** A return as it was filed, by its wire names. */
export const filedReturn = ({ fileName: _, lastUpdated: __, ...row }: TaxReturnRow, filing: TaxFiling): TaxReturn => ({
  ...row,
  frequency: filing.frequency,
  filable: false,
})

/** The returns of an authority, from the first month in which the ledger owed it something to the present one, oldest first. */
export const returnsOf = (standing: TaxStanding, filing: TaxFiling): TaxReturn[] => {
  const first = standing.counted.find(({ lines }) =>
    lines.some(({ authority, account }) => authority === filing.authority && filing.accounts.includes(account)),
  )
  if (first === undefined) return []
  const filed = new Map(
    standing.filed.filter(({ authority }) => authority === filing.authority).map((row) => [row.to, row]),
  )
  let before: TaxReturn | undefined
  return taxPeriodsBetween(filing, { first: first.month, last: monthOf(standing.today) }).map((period) => {
    const row = filed.get(period.to)
    before = row === undefined ? openReturn(standing, filing, period, before) : filedReturn(row, filing)
    return before
  })
}

/** The returns of a region's authorities. */
export const everyReturn = (standing: TaxStanding): TaxReturn[] =>
  taxFilings[config.region].flatMap((filing) => returnsOf(standing, filing))
