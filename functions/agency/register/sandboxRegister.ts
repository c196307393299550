import { addYears } from '#shared/domain/calendar/moveDate.ts'
import { sandboxLicenses } from '#shared/domain/integration/sandboxValues.ts'
import type { LicenseRegister } from './licenseRegister.ts'

/**
 * The register that ships with the platform: it has every license as it is on record, but for numbers that begin with
 * UNKNOWN, which it has not, with ENDED, which have ended, and with RENEWED, which hold a year longer.
 */
export const sandboxRegister: LicenseRegister = {
  name: 'Sandbox register',
  find: async ({ number, expirationDate }) => {
    const [, does] = Object.entries(sandboxLicenses).find(([word]) => number.toUpperCase().startsWith(word)) ?? []
    if (does === 'unknown') return undefined
    return {
      isActive: does !== 'ended',
      expirationDate: does === 'renewed' ? addYears(expirationDate, 1) : expirationDate,
    }
  },
}
