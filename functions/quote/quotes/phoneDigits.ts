import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { readPhone } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'

type TypedPhone = {
  readonly typed: string
  readonly field: string
  /** What its form says of one that is none; the region's words without. */
  readonly refusal?: string
}

/** A phone as it is stored, or `account.invalidDetails` at its field. */
export const phoneDigits = ({ typed, field, refusal }: TypedPhone): string => {
  const reading = readPhone(regionOf(config.region), typed)
  if (reading.ok) return reading.phone.digits
  return fail('account.invalidDetails', { errors: [{ detail: refusal ?? reading.message, path: [field] }] })
}
