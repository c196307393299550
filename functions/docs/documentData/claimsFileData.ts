import type { FilePart } from '#functions/claims/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { ClaimsFileData } from '../templates/claimsFileData.ts'
import { issuerOf } from './issuer.ts'
import type { Claimed } from './positionData.ts'
import { addressLines } from './regionalWords.ts'

interface Printed {
  readonly at: Instant
  readonly by: string
  readonly head: readonly string[]
  readonly parts: readonly FilePart[]
  readonly beside: readonly string[]
}

const plain = (part: FilePart): ClaimsFileData['parts'][number] =>
  'text' in part
    ? { title: part.title, text: part.text }
    : { title: part.title, columns: [...part.columns], rows: part.rows.map((row) => [...row]) }

/** What the printed file of a claim says. */
export const claimsFileData = (
  region: RegionCode,
  { account, claim, insurer, policy }: Claimed,
  { at, by, head, parts, beside }: Printed,
): ClaimsFileData => {
  const { locale, currency } = regionOf(region)
  const { adjuster, filedOn, id, lossDate, timeZone, claimNumber = id } = claim
  return {
    region,
    locale,
    currency,
    issuer: { ...issuerOf(region), insurer },
    generatedOn: dateAt(at, timeZone),
    documentNumber: claimNumber,
    insured: { name: claim.companyName, addressLines: addressLines(region, policy?.firmographicData ?? account) },
    claimNumber,
    ...(policy && { policyNumber: policy.policyNumber }),
    ...(lossDate !== undefined && { lossDate }),
    ...(filedOn !== undefined && { reportedOn: filedOn }),
    ...(adjuster && { adjuster: adjuster.name }),
    madeBy: by,
    head: [...head],
    parts: parts.map(plain),
    beside: [...beside],
  }
}
