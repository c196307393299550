import type { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { formatMoney, minorUnitsPerUnit } from '#shared/domain/money/money.ts'
import { formatPhone, readPhone } from '#shared/regions/phone.ts'
import { nowHere } from './clock.ts'
import { region } from './region.ts'

const { locale, currency } = region

/** `$1,234`, `$1,234.50`, in the region's currency and manner: alone in a line. */
export const money = (amount: MinorUnits): string => formatMoney(amount, currency, locale)

const exact = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })

/** `$1,234.00`: in a column, where digits stand below each other. */
export const exactMoney = (amount: MinorUnits): string => exact.format(amount / minorUnitsPerUnit).replace('-', '−')

/** `$1,000,000` for limits, deductibles and revenue. */
export const wholeMoney = (amount: WholeUnits): string => formatMoney(amount * minorUnitsPerUnit, currency, locale)

const compact = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency,
  currencyDisplay: 'narrowSymbol',
  notation: 'compact',
  // WebKit keeps the currency's two digits unless told: $2.00M.
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
})

/** `$1M`, where a limit must fit in a chip or on an axis; below a thousand nothing is to be made shorter: `$234.20`. */
export const compactMoney = (amount: WholeUnits): string =>
  Math.abs(amount) < 1_000 ? money(Math.round(amount * minorUnitsPerUnit)) : compact.format(amount)

const numbers = new Intl.NumberFormat(locale)
export const number = (value: number): string => numbers.format(value).replace('-', '−')

const unitOf = (unit: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits })
const kilobytes = unitOf('kilobyte', 0)
const megabytes = unitOf('megabyte', 1)
/** `341 kB`, `99.8 MB` of so many bytes, of 1,024 each as the limit of a file has them; what is not empty has one at least. */
export const fileSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? kilobytes.format(Math.ceil(bytes / 1024)) : megabytes.format(bytes / (1024 * 1024))

const factors = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })
/** By what a price is multiplied, as finely as tables and rates have it. */
export const factor = (value: number): string => factors.format(value)

/** `0.125` becomes `12.5%`. */
export const percent = (share: number, { digits = 1 }: { readonly digits?: number | undefined } = {}): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(share).replace('-', '−')

const dayOnly = /^\d{4}-\d{2}-\d{2}$/

/**
 * A day or an instant in the region's manner. A day (`YYYY-MM-DD`) is the same day wherever it is read; an instant is
 * shown in the reader's own time zone.
 */
export const date = (value: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string => {
  const when = new Date(dayOnly.test(value) ? `${value}T00:00:00Z` : value)
  if (Number.isNaN(when.getTime())) return value
  return new Intl.DateTimeFormat(locale, dayOnly.test(value) ? { timeZone: 'UTC', ...options } : options).format(when)
}

export const dateTime = (value: string): string => date(value, { dateStyle: 'medium', timeStyle: 'short' })

/** `3 hours ago`, for what happened lately; days and older fall back to the date. */
export const ago = (value: string, now: number = nowHere()): string => {
  const seconds = Math.round((new Date(value).getTime() - now) / 1000)
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const magnitude = Math.abs(seconds)
  if (magnitude < 60) return relative.format(seconds, 'second')
  if (magnitude < 3600) return relative.format(Math.round(seconds / 60), 'minute')
  if (magnitude < 86_400) return relative.format(Math.round(seconds / 3600), 'hour')
  if (magnitude < 6 * 86_400) return relative.format(Math.round(seconds / 86_400), 'day')
  return date(value)
}

/** Stored digits in the region's manner: exactly 10 digits read `(415) 555-0100` in the US. */
export const phone = (digits: string, { extension }: { readonly extension?: string | undefined } = {}): string =>
  formatPhone(region, digits, { extension })

/** The address that dials a phone, however it is kept: as digits with the country code, or as somebody typed it. */
export const dialing = (number: string): string => {
  const read = readPhone(region, number)
  return `tel:+${read.ok ? read.phone.digits : number.replace(/\D/g, '')}`
}
