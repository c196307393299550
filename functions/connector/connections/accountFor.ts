import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { requireAccount } from '#functions/account/public.ts'

interface Named {
  readonly accountId?: string | undefined
  readonly cbid?: string | undefined
}

/** The account of an insured; of who works for several there is none. */
export const ownAccount = ({ accountType, organizationId }: Actor): string | undefined =>
  accountType === 'CUSTOMER' ? organizationId : undefined

/** Whose system is meant: the insured's own, or the account that is named; a company that is named too must be its. */
export const accountFor = async (actor: Actor, { accountId, cbid }: Named): Promise<string> => {
  const id = accountId ?? ownAccount(actor) ?? fail('connector.accountMissing')
  const account = await requireAccount(id, actor)
  if (cbid !== undefined && account.cbid !== cbid)
    fail('connector.invalidDetails', {
      errors: [{ path: ['cbid'], detail: 'This is another company than the account’s' }],
    })
  return id
}
