import { namingOf } from '#functions/_platform/storage/naming.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { SurplusLicense } from '#shared/contracts/account/surplusLicenses.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Warned } from '#shared/domain/licensing/expiry.ts'
import { licenseKey, licenseScopes } from '../licenses/licenseRows.ts'

/** A surplus lines license as it is kept, with the last warning of its expiry. */
export interface SurplusLicenseRecord extends SurplusLicense {
  readonly warned?: Warned | undefined
  readonly created: Instant
  readonly updated: Instant
}

/** Later than every day that a license may expire: where those stand that have no such day. */
const never = '9999-12-31'

/** Surplus lines licenses: in everyone's list and in their agency's, by state; no two have one number in a state. */
export const surplusLicenses = defineRecord({
  kind: 'surplusLicense',
  notFound: 'license.notFound',
  version: 2,
  // From the second on it is found by whom it names.
  from: { 1: (license: SurplusLicenseRecord) => license },
  names: [
    namingOf<SurplusLicenseRecord>().here(
      'LICENSEE',
      { email: 'brokerEmail', firstName: 'brokerFirstName', lastName: 'brokerLastName' },
      { isProof: true },
    ),
  ],
  history: { hides: ['warned'] },
  unique: {
    number: ({ surplusLicenseNumber: number, surplusLinesState: state }: SurplusLicenseRecord) =>
      licenseKey({ number, state }),
  },
  list: {
    scopes: (license: SurplusLicenseRecord) => licenseScopes(license),
    groups: ({ surplusLinesState }: SurplusLicenseRecord) => [`state:${surplusLinesState}`],
    sorts: {
      brokerLastName: (license: SurplusLicenseRecord) => license.brokerLastName,
      expirationDate: (license: SurplusLicenseRecord) => license.expirationDate ?? never,
      created: (license: SurplusLicenseRecord) => license.created,
      surplusLinesState: (license: SurplusLicenseRecord) => license.surplusLinesState,
    },
    summary: ({ warned: _, created: __, updated: ___, ...license }: SurplusLicenseRecord): SurplusLicense => license,
  },
  search: (license: SurplusLicenseRecord) => [license.brokerFirstName, license.brokerLastName, license.brokerEmail],
  searchFromStart: (license: SurplusLicenseRecord) => [license.surplusLicenseNumber, license.surplusLinesState],
})
