import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { requireAccount } from '#functions/account/public.ts'

interface Named {
  readonly accountId?: string | undefined
  readonly cbid?: string | undefined
}

/** Whose system is meant: the insured's own, or the account that is named; a company that is named too must be its. */
export const accountFor = async (actor: Actor, { accountId, cbid }: Named): Promise<string> => {
  const own = actor.accountType === 'CUSTOMER' ? actor.organizationId : undefined
  const id = accountId ?? own ?? fail('connector.accountMissing')
  const account = await requireAccount(id, actor)
  if (cbid !== undefined && account.cbid !== cbid)
    fail('connector.invalidDetails', {
      errors: [{ path: ['cbid'], detail: 'This is another company than the account’s' }],
    })
  return id
}
