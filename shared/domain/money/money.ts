import type { MinorUnits, WholeUnits } from './amounts.ts'

/** Currencies the platform does business in (ISO 4217). */
export const currencies = ['USD', 'GBP', 'AUD'] as const
export type Currency = (typeof currencies)[number]

export const minorUnitsPerUnit = 100

export const toMinorUnits = (whole: WholeUnits): MinorUnits => Math.round(whole * minorUnitsPerUnit)

/** To a millionth of a unit, below which lies what binary fractions get wrong. */
const withoutNoise = (share: number): number => Math.round(share * 1e6) / 1e6

/**
 * Splits `total` in proportion to `weights` so that the parts add up to `total` exactly: each part is rounded down and
 * the remaining units go to the largest remainders, earlier parts first on a tie. Weights of all zero split evenly.
 */
export const allocate = (total: MinorUnits, weights: readonly number[]): MinorUnits[] => {
  if (weights.length === 0) return []
  const sum = weights.reduce((a, b) => a + b, 0)
  const shares = weights.map((weight) =>
    withoutNoise((total * (sum === 0 ? 1 : weight)) / (sum === 0 ? weights.length : sum)),
  )
  const parts = shares.map(Math.floor)
  const order = shares
    .map((share, index) => ({ index, remainder: withoutNoise(share - Math.floor(share)) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  let left = total - parts.reduce((a, b) => a + b, 0)
  for (const { index } of order) {
    if (left <= 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1
  }
  return parts
}

/** `total` times `rate` rounded half away from zero to the unit, as premium taxes are. */
export const portion = (total: MinorUnits, { rate }: { readonly rate: number }): MinorUnits =>
  Math.sign(total) * Math.round(Math.abs(total) * rate + 1e-9)

const formats = new Map<string, Intl.NumberFormat>()

/** Making a format takes a hundred times as long as using it. */
const formatOf = (currency: Currency, locale: string, digits: number): Intl.NumberFormat => {
  const key = `${currency} ${locale} ${digits}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, made)
  return made
}

const isWhole = (amount: MinorUnits): boolean => amount % minorUnitsPerUnit === 0

const formatted = (amount: MinorUnits, format: Intl.NumberFormat): string =>
  format.format(amount / minorUnitsPerUnit).replace('-', '−')

/** `£1,234.50`, `−£5`; whole amounts lose their decimals (`£1,234`). */
export const formatMoney = (amount: MinorUnits, currency: Currency, locale: string): string => {
  const digits = isWhole(amount) ? 0 : 2
  return formatted(amount, formatOf(currency, locale, digits))
}

/** Amounts that stand in one sentence: where one of them has decimals, all have them (`£1,234.50`, `£1,000.00`). */
export const formatMoneyAlike = <Name extends string>(
  amounts: Readonly<Record<Name, MinorUnits>>,
  currency: Currency,
  locale: string,
): Record<Name, string> => {
  const digits = Object.values<MinorUnits>(amounts).every(isWhole) ? 0 : 2
  const format = formatOf(currency, locale, digits)
  const entries = Object.entries<MinorUnits>(amounts).map(([name, amount]) => [name, formatted(amount, format)])
  // Each by the name that it came with.
  return Object.fromEntries(entries) as Record<Name, string>
}
