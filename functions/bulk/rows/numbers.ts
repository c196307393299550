import type { Currency } from '#shared/domain/money/money.ts'

/** Spaces beside them are trimmed apart: a cell may be all spaces, and is gone through once. */
const signs: Readonly<Record<Currency, RegExp>> = {
  AUD: /^(?:AUD|AU\$|A\$|\$)|AUD$/i,
  GBP: /^(?:GBP|£)|GBP$/i,
  USD: /^(?:USD|US\$|\$)|USD$/i,
}

const scales: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, mn: 1e6, bn: 1e9 }

/** Digits alone, or in groups of three by one sign; decimals after a dot. */
const number = /^(\d+|\d{1,3}(?:([, '’\u00a0\u202f])\d{3})(?:\2\d{3})*)(\.\d+)?$/

/** A whole number as people and spreadsheets write it; undefined for what may be read in two ways. */
export const readWhole = (text: string): number | undefined => {
  const match = number.exec(text.trim())
  if (match === null) return undefined
  const value = Number((match[1] ?? '').replace(/\D/g, '') + (match[3] ?? ''))
  return Number.isInteger(value) ? value : undefined
}

/**
 * An amount of the region's currency in whole units, with its sign, groups, `k`, `m` or `bn`; cents are left off. Undefined
 * for another currency and for what may be read in two ways, such as `1.234,50`.
 */
export const readAmount = (text: string, currency: Currency): number | undefined => {
  const bare = text.trim().replace(signs[currency], '').trim()
  const scale = /(k|m|mn|bn)$/i.exec(bare)
  const match = number.exec(scale === null ? bare : bare.slice(0, scale.index).trimEnd())
  if (match === null) return undefined
  const value = Number((match[1] ?? '').replace(/\D/g, '') + (match[3] ?? ''))
  return Math.floor(Math.round(value * (scales[(scale?.[1] ?? '').toLowerCase()] ?? 1) * 100) / 100)
}
