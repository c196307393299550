import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { Account } from '#functions/account/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { type ClaimNotice, noticeDefaults } from '#shared/contracts/claims/claimNotice.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId, ClaimId, TeamId } from '#shared/domain/ids/ids.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'

interface Noticed {
  readonly account: Account
  /** The policy that the notice was begun at. */
  readonly policy: PolicyRecord | undefined
  readonly notice: ClaimNotice
  /** What it is told by, where its key says so. */
  readonly id?: ClaimId | undefined
  readonly actor: Actor
  readonly now: Instant
}

/** Whose it is: the one's who serves its policy, else the client's (decision: claims-go-with-policy). */
const whoseOf = (account: Account, policy: PolicyRecord | undefined): Pick<ClaimRecord, 'agencyId' | 'teamIds'> => {
  if (policy !== undefined && policy.agencyId !== account.agencyId)
    return { agencyId: policy.agencyId, teamIds: policy.teamIds }
  return {
    ...(account.agencyId !== undefined && { agencyId: AgencyId.parse(account.agencyId) }),
    teamIds: account.teams.map((team) => TeamId.parse(team.id)),
  }
}

/** A notice of a claim as it begins: nothing is filed yet. */
export const newClaim = ({
  account,
  policy,
  notice,
  id = ClaimId.parse(`clm_${ulid()}`),
  actor,
  now,
}: Noticed): ClaimRecord => {
  const region = regionOf(config.region)
  const timeZone = policy?.timeZone ?? timeZoneOf(region, account.state ?? '')
  return {
    ...noticeDefaults,
    ...notice,
    id,
    status: 'UN_FILED',
    accountId: AccountId.parse(account.id),
    companyName: account.name,
    ...whoseOf(account, policy),
    ...(policy && { policyId: policy.id, policyNumber: policy.policyNumber, productType: policy.productType }),
    timeZone,
    currency: region.currency,
    eventId: id,
    isCircumstances: false,
    coveragePosition: 'UNDER_REVIEW',
    positions: [],
    reserves: [],
    payments: [],
    recoveries: [],
    bookings: [],
    vendors: [],
    statusChanges: [{ status: 'UN_FILED', on: dateAt(now, timeZone), by: actor.name }],
    createdBy: actor.userId,
    created: now,
    updated: now,
  }
}
