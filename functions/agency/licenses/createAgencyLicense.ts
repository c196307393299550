import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type AgencyLicenseRecord, agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import * as contract from '#shared/contracts/agency/agencyLicenses.ts'
import { AgencyLicenseId } from '#shared/domain/ids/ids.ts'
import { mustBeOpen } from '../standing/mustBeOpen.ts'
import { keptOf, residentStateOf } from './enteredLicense.ts'
import { agencyOfLicense, mustBeItsOwn } from './licenseReach.ts'

export const createAgencyLicense = implement(contract.createAgencyLicense)(async ({ body, actor, now }) => {
  const { agencyId, agencyName, activeResidentState, ...entered } = body
  const agency = await agencyOfLicense(agencyId, actor)
  mustBeOpen(agency, actor)
  const license: AgencyLicenseRecord = {
    id: AgencyLicenseId.parse(`agl_${ulid()}`),
    agencyId: agency.id,
    agencyName: agencyName || agency.name,
    ...entered,
    ...keptOf(entered, { now }),
    ...residentStateOf(activeResidentState),
    created: now,
    updated: now,
  }
  await mustBeItsOwn(agencyLicenses, license)
  await commit([agencyLicenses.create(license)])
  return license
})
