import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type LicenseQuery, type Verified, verifiedBy } from '#shared/domain/licensing/verified.ts'
import { licenseRegister } from './licenseRegister.ts'

/** A license as the register has it; undefined where there is no register to ask. */
export const asRegistered = async <License extends LicenseQuery & { readonly verified?: Verified | undefined }>(
  license: License,
  at: Instant,
): Promise<License | undefined> => {
  const register = await licenseRegister()
  if (register === undefined) return undefined
  const { kind, state, number, npn, expirationDate } = license
  const entry = await register.find({ kind, state, number, npn, expirationDate })
  return { ...license, ...verifiedBy(license, { entry, register: register.name, at }) }
}
