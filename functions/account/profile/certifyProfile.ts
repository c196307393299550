import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/profile.ts'
import { accounts } from '../store/accounts.ts'
import { requireWholeAccount } from '../store/reach.ts'

export const certifyProfile = implement(contract.certifyProfile)(async ({ params, body, actor, now }) => {
  const account = await requireWholeAccount(params.accountId, actor)
  const { certifiedDate: _, ...rest } = account.profile
  const profile = body.certified ? { ...rest, certifiedDate: now } : rest
  await commit([accounts.update(account, { ...account, profile, updated: now })])
  return { certified: body.certified, ...(body.certified && { certifiedDate: now }) }
})
