import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { regionOf } from '#shared/regions/regions.ts'

/**
 * The number under which a person sells insurance, by the region's rule; empty for none. Fails with
 * `user.registrationInvalid` for what is none here.
 */
export const registrationNumber = (text: string): string => {
  const { pattern, message } = regionOf(config.region).registration
  if (text !== '' && !pattern.test(text))
    fail('user.registrationInvalid', { errors: [{ detail: message, path: ['npn'] }] })
  return text
}
