import type { Quote } from '#shared/contracts/quote/quote.ts'
import { isWorkflow } from '#web/api/claims.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { inPersona, policyPath } from '#web/paths.ts'

/** What the reader of an offer may do: the holder of its one-time code everything, anybody else what their role may. */
export const useOfferRights = () => {
  const may = useMay()
  const session = useSession()
  const isHolder = session !== undefined && isWorkflow(session.claims)
  return {
    /** Where the reader signs: the holder of a code on the page it opens, the insured in their own area. */
    signPath: ({ id, product }: Pick<Quote, 'id' | 'product'>) => {
      const path = `${id}/sign/${encodeURIComponent(product)}`
      return isHolder ? `/quote/${path}` : inPersona('CUSTOMER', `quotes/${path}`)
    },
    /** The page of the policy, for the insured who are signed in; whoever came by a code has none. */
    policyPath: (policyId: string) =>
      session?.claims.accountType === 'CUSTOMER' && !isHolder ? policyPath('CUSTOMER', policyId) : undefined,
    attest: isHolder || may('quote:sign'),
    readAccount: isHolder || may('account:read'),
    changeHolder: isHolder || may('quote:update'),
    verify: isHolder || may('account:update'),
    request: isHolder || may('quote:request'),
  }
}
