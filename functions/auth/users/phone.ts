import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { readPhone } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** The digits of a phone of the region with its country's. Fails with `user.phoneInvalid` for what is no phone here. */
export const digitsOf = (text: string, path: readonly string[] = ['phone']): string => {
  const reading = readPhone(regionOf(config.region), text)
  if (!reading.ok) return fail('user.phoneInvalid', { errors: [{ detail: reading.message, path: [...path] }] })
  return reading.phone.digits
}

/** A phone of the region in E.164 form; empty for none. Fails with `user.phoneInvalid` for what is no phone here. */
export const e164 = (text: string): string => (text === '' ? '' : `+${digitsOf(text)}`)
