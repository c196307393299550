import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { ClaimNotice, noticeDefaults } from '#shared/contracts/claims/claimNotice.ts'
import { updateClaim as contract } from '#shared/contracts/claims/claims.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { claimGuard } from '../desk/desk.ts'
import { movedEvents } from '../desk/knownOf.ts'
import { claims, requireClaim, type StoredClaim } from '../store/claims.ts'
import { filed } from './filed.ts'
import { noticeFaults, noticeNeeds } from './noticeFaults.ts'

const isOfNotice = (field: string): boolean => field in ClaimNotice.shape

/** A claim without what its notice said. */
const withoutNotice = (claim: StoredClaim): StoredClaim =>
  Object.fromEntries(Object.entries(claim).filter(([field]) => !isOfNotice(field))) as StoredClaim // the notice is laid over it

/** A notice is saved whole: what is not said is not known any more. Once it is filed it stays complete. */
export const updateClaim = implement(contract)(async ({ params, body, actor, now }) => {
  const claim = await requireClaim(params.claimId, actor)
  claimGuard.mustAllow(claim.status, 'update', { actor })
  const { accountId, isFiled, ...notice } = body
  if (accountId !== undefined && accountId !== claim.accountId) return fail('claim.notFound')
  const changed = { ...withoutNotice(claim), ...noticeDefaults, ...notice, updated: now }
  const becomesFiled = isFiled && claim.status === 'UN_FILED'
  const errors = [
    ...noticeFaults(notice, regionOf(config.region)),
    ...(claim.status === 'FILED' ? noticeNeeds(changed, regionOf(config.region)) : []),
  ]
  if (errors.length > 0) return fail('claim.incomplete', { errors })
  const { claim: after, held } = becomesFiled ? await filed(changed, { actor, now }) : { claim: changed, held: [] }
  await commit([claims.update(claim, after), ...held], { events: movedEvents(claim, after) })
  return { id: claim.id, claimNumber: after.claimNumber, status: after.status }
})
