import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { requireAccount } from '#functions/account/public.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { noticeDefaults } from '#shared/contracts/claims/claimNotice.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { createClaim as contract } from '#shared/contracts/policy/claims.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { AccountId, AgencyId, ClaimId, TeamId } from '#shared/domain/ids/ids.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { claims } from '../store/claims.ts'
import { filed } from './filed.ts'
import { noticeFaults } from './noticeFaults.ts'

export const createClaim = implement(contract)(async ({ body, actor, now, fail }) => {
  const { accountId, policyId, isFiled, ...notice } = body
  const account = await requireAccount(accountId, actor)
  const policy = policyId === undefined ? undefined : await requirePolicy(policyId, actor)
  if (policy !== undefined && policy.accountId !== account.id) return fail('policy.notFound')
  const region = regionOf(config.region)
  const errors = noticeFaults(notice, region)
  if (errors.length > 0) return fail('claim.incomplete', { errors })
  const timeZone = policy?.timeZone ?? timeZoneOf(region, account.state ?? '')
  const id = ClaimId.parse(`clm_${ulid()}`)
  const draft: ClaimRecord = {
    ...noticeDefaults,
    ...notice,
    id,
    status: 'UN_FILED',
    accountId: AccountId.parse(account.id),
    companyName: account.name,
    ...(account.agencyId !== undefined && { agencyId: AgencyId.parse(account.agencyId) }),
    teamIds: account.teams.map((team) => TeamId.parse(team.id)),
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
    vendors: [],
    statusChanges: [{ status: 'UN_FILED', on: dateAt(now, timeZone), by: actor.name }],
    createdBy: actor.userId,
    created: now,
    updated: now,
  }
  const claim = isFiled ? await filed(draft, { actor, now }) : draft
  await commit([claims.create(claim)])
  return { id, claimNumber: claim.claimNumber, status: claim.status }
})
