import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type SurplusLicenseRecord, surplusLicenses } from '#functions/directory/store/surplusLicenses.ts'
import * as contract from '#shared/contracts/account/surplusLicenses.ts'
import { agencyOfLicense, mustBeItsOwn, requireLicense } from '../licenses/licenseReach.ts'
import { keptSurplus } from './enteredSurplus.ts'

/** Staff may put it with another agency; in agency mode it stays with its own. */
export const updateSurplusLicense = implement(contract.updateSurplusLicense)(async ({ params, body, actor, now }) => {
  const before = await requireLicense(surplusLicenses, params.surplusLicenseId, actor)
  const { id, warned, created } = before
  const agency = await agencyOfLicense(body.agencyId ?? before.agencyId, actor)
  const license: SurplusLicenseRecord = {
    ...body,
    id,
    agencyId: agency.id,
    ...keptSurplus(body, { actor, now, before }),
    ...(warned && { warned }),
    created,
    updated: now,
  }
  const { surplusLinesState: state, surplusLicenseNumber: number } = license
  await mustBeItsOwn(surplusLicenses, { id, state, number })
  await commit([surplusLicenses.update(before, license)])
  return license
})
