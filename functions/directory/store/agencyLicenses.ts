import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { AgencyLicense } from '#shared/contracts/agency/agencyLicenses.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Warned } from '#shared/domain/licensing/expiry.ts'
import { licenseKey, licenseScopes } from '../licenses/licenseRows.ts'

/** A license of an agency as it is kept, with the last warning of its expiry. */
export interface AgencyLicenseRecord extends AgencyLicense {
  readonly warned?: Warned | undefined
  readonly created: Instant
  readonly updated: Instant
}

/** Licenses of agencies: in everyone's list and in their agency's, by state; no two have one number in a state. */
export const agencyLicenses = defineRecord({
  kind: 'agencyLicense',
  notFound: 'license.notFound',
  version: 2,
  // From the second on, what the register said of it.
  from: { 1: (license: AgencyLicenseRecord) => license },
  history: { hides: ['warned'] },
  unique: { number: (license: AgencyLicenseRecord) => licenseKey(license) },
  list: {
    scopes: (license: AgencyLicenseRecord) => licenseScopes(license),
    groups: ({ state, linesOfAuthority }: AgencyLicenseRecord) =>
      state === undefined
        ? []
        : [`state:${state}`, ...(linesOfAuthority.includes('SURPLUS_LINES') ? [`surplus:${state}`] : [])],
    sorts: {
      expirationDate: (license: AgencyLicenseRecord) => license.expirationDate,
      created: (license: AgencyLicenseRecord) => license.created,
      modified: (license: AgencyLicenseRecord) => license.updated,
      activeResidentState: (license: AgencyLicenseRecord) => license.activeResidentState ?? '',
    },
    summary: ({ warned: _, created: __, updated: ___, ...license }: AgencyLicenseRecord): AgencyLicense => license,
  },
  search: (license: AgencyLicenseRecord) => [license.agencyName, license.principal],
  searchFromStart: (license: AgencyLicenseRecord) => [license.number, license.npn, license.state],
})
