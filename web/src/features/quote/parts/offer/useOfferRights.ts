import type { Quote } from '#shared/contracts/quote/quote.ts'
import { isWorkflow } from '#web/api/claims.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { inPersona, policyPath } from '#web/paths.ts'

/**
 * What the reader of an offer may do: the holder of its one-time code everything, anybody else what their role may. An agent
 * whom it was sent to reviews it and requests to bind, and leaves it to the insured to confirm what was answered.
 */
export const useOfferRights = ({ answersForInsured }: Pick<Quote, 'answersForInsured'> = {}) => {
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
    attest: answersForInsured === true && (isHolder || may('quote:sign')),
    /** Came by a code that went to an agent, not to the insured. */
    reviews: isHolder && answersForInsured !== true,
    readAccount: isHolder || may('account:read'),
    changeHolder: isHolder || may('quote:update'),
    verify: isHolder || may('account:update'),
    request: isHolder || may('quote:request'),
  }
}
