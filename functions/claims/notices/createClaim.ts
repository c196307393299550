import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById, requireAccount } from '#functions/account/public.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { createClaim as contract } from '#shared/contracts/policy/claims.ts'
import { movedEvents } from '../desk/knownOf.ts'
import { claims, isClaimTheirs } from '../store/claims.ts'
import { claimIdOf } from './claimIdOf.ts'
import { filed } from './filed.ts'
import { mustBeFit } from './mustBeFit.ts'
import { newClaim } from './newClaim.ts'
import { sentAgain } from './sentAgain.ts'

const standingOf = ({ id, claimNumber, status }: ClaimRecord) => ({ id, claimNumber, status })

export const createClaim = implement(contract)(async ({ body, actor, now, fail }) => {
  const { accountId, policyId, isFiled, noticeKey, ...notice } = body
  const policy = policyId === undefined ? undefined : await requirePolicy(policyId, actor)
  if (policy !== undefined && policy.accountId !== accountId) return fail('policy.notFound')
  // Who serves a policy gives notice under it, though the client is another's still (decision: claims-go-with-policy).
  const served = policy && (await accountById(policy.accountId))
  const account = served ?? (await requireAccount(accountId, actor))
  const id = noticeKey === undefined ? undefined : claimIdOf([actor.userId, account.id], noticeKey)
  const known = id === undefined ? undefined : await claims.byId(id)
  if (known !== undefined && !isClaimTheirs(actor, known)) return fail('claim.notFound')
  if (known !== undefined) return standingOf(await sentAgain(known, notice, { actor, now, isFiled }))
  const draft = newClaim({ account, policy, notice, id, actor, now })
  mustBeFit(notice, { timeZone: draft.timeZone, now })
  const { claim, held } = isFiled ? await filed(draft, { actor, now }) : { claim: draft, held: [] }
  await commit([claims.create(claim), ...held], { events: movedEvents(undefined, claim) })
  return standingOf(claim)
})
