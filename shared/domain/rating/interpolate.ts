import type { Breakpoint } from './rateBook.ts'

/** A table of breakpoints with its logarithms taken, so that a price takes none of them twice. */
export type Curve = {
  readonly at: Float64Array
  readonly value: Float64Array
  readonly logAt: Float64Array
  readonly logValue: Float64Array
}

/** Prepares a table. Breakpoints are positive and ascending. */
export const curveOf = (points: readonly Breakpoint[]): Curve => ({
  at: Float64Array.from(points, (point) => point.at),
  value: Float64Array.from(points, (point) => point.value),
  logAt: Float64Array.from(points, (point) => Math.log(point.at)),
  logValue: Float64Array.from(points, (point) => Math.log(point.value)),
})

/** Number at a place the caller knows to be inside. */
const at = (numbers: Float64Array, index: number): number => numbers[index] ?? Number.NaN

/**
 * Log-linear interpolation (rule: premium): between two published breakpoints the logarithm of the value is a straight line
 * in the logarithm of the input; outside them the end value holds. The result is rounded to `decimals`, as rate pages
 * print it, so that a hand calculation gives the same figure and the last bit of a logarithm cannot move a price.
 */
export const interpolate = (
  curve: Curve,
  { input, decimals }: { readonly input: number; readonly decimals: number },
): number => {
  const last = curve.at.length - 1
  if (input <= at(curve.at, 0)) return at(curve.value, 0)
  if (input >= at(curve.at, last)) return at(curve.value, last)
  let upper = 1
  while (at(curve.at, upper) < input) upper += 1
  if (at(curve.at, upper) === input) return at(curve.value, upper)
  const lower = upper - 1
  const share = (Math.log(input) - at(curve.logAt, lower)) / (at(curve.logAt, upper) - at(curve.logAt, lower))
  const value = Math.exp(at(curve.logValue, lower) + share * (at(curve.logValue, upper) - at(curve.logValue, lower)))
  const scale = 10 ** decimals
  return Math.round(value * scale) / scale
}
