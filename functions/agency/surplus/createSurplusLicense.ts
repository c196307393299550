import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type SurplusLicenseRecord, surplusLicenses } from '#functions/directory/store/surplusLicenses.ts'
import * as contract from '#shared/contracts/account/surplusLicenses.ts'
import { SurplusLicenseId } from '#shared/domain/ids/ids.ts'
import { agencyOfLicense, mustBeItsOwn } from '../licenses/licenseReach.ts'
import { mustBeOpen } from '../standing/mustBeOpen.ts'
import { keptSurplus } from './enteredSurplus.ts'

export const createSurplusLicense = implement(contract.createSurplusLicense)(async ({ body, actor, now }) => {
  const agency = await agencyOfLicense(body.agencyId, actor)
  mustBeOpen(agency, actor)
  const { id: agencyId } = agency
  const license: SurplusLicenseRecord = {
    ...body,
    id: SurplusLicenseId.parse(`sll_${ulid()}`),
    agencyId,
    ...keptSurplus(body, { actor, now }),
    created: now,
    updated: now,
  }
  const { id, surplusLinesState: state, surplusLicenseNumber: number } = license
  await mustBeItsOwn(surplusLicenses, { id, state, number })
  await commit([surplusLicenses.create(license)])
  return license
})
