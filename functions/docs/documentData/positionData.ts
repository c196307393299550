import type { Account } from '#functions/account/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { complaintRights } from '#shared/domain/claims/complaintRights.ts'
import { reservedRights } from '#shared/domain/claims/reservedRights.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { PositionData } from '../templates/positionData.ts'
import { issuerOf } from './issuer.ts'
import { addressLines } from './regionalWords.ts'

type Taken = ClaimRecord['positions'][number]

/** Of whom a claim is: the policy that answers where one does, and its account. */
export interface Claimed {
  readonly claim: ClaimRecord
  readonly policy: PolicyRecord | undefined
  readonly account: Account
  /** Who bears it, by the policy; else whose programme it would be. */
  readonly insurer: string
}

/** What the letter of a position says; nothing while cover is still looked at. */
export const positionData = (
  region: RegionCode,
  { account, claim, insurer, policy }: Claimed,
  { at, letter, name, position, provisions }: Taken,
): PositionData | undefined => {
  if (position === 'UNDER_REVIEW') return undefined
  const { locale, currency } = regionOf(region)
  const { filedOn, id, lossDate, timeZone, claimNumber = id } = claim
  const address = policy?.firmographicData ?? account
  const place = { region, state: address.state }
  const complaint = complaintRights(position, place)
  const reserved = reservedRights(position, place)
  return {
    region,
    locale,
    currency,
    issuer: { ...issuerOf(region), insurer },
    generatedOn: dateAt(at, timeZone),
    documentNumber: claimNumber,
    insured: { name: claim.companyName, addressLines: addressLines(region, address) },
    claimNumber,
    ...(policy && { policyNumber: policy.policyNumber }),
    ...(lossDate !== undefined && { lossDate }),
    ...(filedOn !== undefined && { reportedOn: filedOn }),
    position,
    letter,
    ...(provisions && { provisions }),
    signedBy: name,
    ...(complaint && { complaint }),
    ...(reserved && { reserved }),
  }
}
