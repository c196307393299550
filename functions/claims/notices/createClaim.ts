import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { requireAccount } from '#functions/account/public.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { createClaim as contract } from '#shared/contracts/policy/claims.ts'
import { movedEvents } from '../desk/knownOf.ts'
import { claims } from '../store/claims.ts'
import { claimIdOf } from './claimIdOf.ts'
import { filed } from './filed.ts'
import { mustBeFit } from './mustBeFit.ts'
import { newClaim } from './newClaim.ts'
import { sentAgain } from './sentAgain.ts'

const standingOf = ({ id, claimNumber, status }: ClaimRecord) => ({ id, claimNumber, status })

export const createClaim = implement(contract)(async ({ body, actor, now, fail }) => {
  const { accountId, policyId, isFiled, noticeKey, ...notice } = body
  const account = await requireAccount(accountId, actor)
  const policy = policyId === undefined ? undefined : await requirePolicy(policyId, actor)
  if (policy !== undefined && policy.accountId !== account.id) return fail('policy.notFound')
  const id = noticeKey === undefined ? undefined : claimIdOf([actor.userId, account.id], noticeKey)
  const known = id === undefined ? undefined : await claims.byId(id)
  if (known !== undefined) return standingOf(await sentAgain(known, notice, { actor, now, isFiled }))
  const draft = newClaim({ account, policy, notice, id, actor, now })
  mustBeFit(notice, { timeZone: draft.timeZone, now })
  const { claim, held } = isFiled ? await filed(draft, { actor, now }) : { claim: draft, held: [] }
  await commit([claims.create(claim), ...held], { events: movedEvents(undefined, claim) })
  return standingOf(claim)
})
