import { useMemo } from 'react'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { accountPath, inPersona, policyPath, quotePath, renewQuotePath, requestQuotePath } from '#web/paths.ts'

/** Addresses that the quoting line leads to, in the area one is in. */
export const useAddresses = () => {
  const persona = usePersona()
  return useMemo(
    () => ({
      account: (accountId: string) => accountPath(persona, accountId),
      accountInQuote: (quoteId: string) => `${quotePath(persona, quoteId)}/account`,
      editQuote: (quoteId: string) => `${quotePath(persona, quoteId)}/edit`,
      inbox: inPersona(persona, 'inbox'),
      policy: (policyId: string) => policyPath(persona, policyId),
      quote: (quoteId: string) => quotePath(persona, quoteId),
      renewal: ({ id, product, accountId }: Pick<Quote, 'accountId' | 'id' | 'product'>) =>
        renewQuotePath(persona, { product, accountId, quoteId: id, step: 'summary' }),
      requestQuote: (product: string, accountId: string) => requestQuotePath(persona, { product, accountId }),
    }),
    [persona],
  )
}
