import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/preferredAgent.ts'
import { accounts } from '../store/accounts.ts'
import { requireWholeAccount } from '../store/reach.ts'

/** Where nobody is preferred, nothing is left to take back. */
export const removePreferredAgent = implement(contract.removePreferredAgent)(async ({ params, actor, now }) => {
  const account = await requireWholeAccount(params.accountId, actor)
  const { preferredAgent, ...rest } = account
  if (preferredAgent !== undefined) await commit([accounts.update(account, { ...rest, updated: now })])
})
