import type { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { formatMoney, toMinorUnits } from '#shared/domain/money/money.ts'
import type { DocumentData } from './documentData.ts'

/** How a document writes money and days: the region's locale and currency, always the same number of decimals in a column. */
export const formatsOf = ({ locale, currency }: Pick<DocumentData, 'locale' | 'currency'>) => {
  const exact = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const factor = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 })
  return {
    /** `$1,234`, `$1,234.50`: alone in a line. */
    money: (amount: MinorUnits) => formatMoney(amount, currency, locale),
    /** `$1,234.00`, `−$1,234.00`: in a column that adds up, as the screens write it. */
    exact: (amount: MinorUnits) => exact.format(amount / 100).replace('-', '−'),
    /** `+$12.00`, `−$12.00`: an effect on the price. */
    effect: (amount: MinorUnits) => `${amount < 0 ? '−' : '+'}${exact.format(Math.abs(amount) / 100)}`,
    /** `$1,000,000`: a limit or deductible. */
    whole: (amount: WholeUnits) => formatMoney(toMinorUnits(amount), currency, locale),
    /** `January 31, 2026`, `31 January 2026`. */
    day: (date: string) => day.format(new Date(`${date}T00:00:00Z`)),
    /** `Jan 31, 2026`, `31 Jan 2026`: in a narrow column. */
    shortDay: (date: string) => shortDay.format(new Date(`${date}T00:00:00Z`)),
    /** `January 2026`: of `2026-01`. */
    month: (name: string) => month.format(new Date(`${name}-01T00:00:00Z`)),
    factor: (value: number) => `× ${factor.format(value)}`,
    percent: (rate: number) => percent.format(rate),
  }
}

export type Formats = ReturnType<typeof formatsOf>
