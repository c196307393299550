import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type AgencyLicenseRecord, agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import * as contract from '#shared/contracts/agency/agencyLicenses.ts'
import { keptOf, residentStateOf } from './enteredLicense.ts'
import { mustBeItsOwn, requireLicense } from './licenseReach.ts'

export const updateAgencyLicense = implement(contract.updateAgencyLicense)(async ({ body, actor, now }) => {
  const { agencyName, activeResidentState, ...entered } = body
  const before = await requireLicense(agencyLicenses, body.id, actor)
  const { agencyId, expirationDate, warned, created } = before
  const license: AgencyLicenseRecord = {
    agencyId,
    agencyName: agencyName || before.agencyName,
    ...entered,
    ...keptOf(entered, { now, expirationDate }),
    ...residentStateOf(activeResidentState),
    ...(warned && { warned }),
    created,
    updated: now,
  }
  await mustBeItsOwn(agencyLicenses, license)
  await commit([agencyLicenses.update(before, license)])
  return license
})
