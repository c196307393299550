import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { readPhone } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** A phone of the region in E.164 form; empty for none. Fails with `user.phoneInvalid` for what is no phone here. */
export const e164 = (text: string): string => {
  if (text === '') return ''
  const reading = readPhone(regionOf(config.region), text)
  if (!reading.ok) return fail('user.phoneInvalid', { errors: [{ detail: reading.message, path: ['phone'] }] })
  return `+${reading.phone.digits}`
}
