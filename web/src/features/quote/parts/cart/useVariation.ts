import { useRef } from 'react'
import type { Account } from '#shared/contracts/account/account.ts'
import type { CalculatorGeneratedDataInput } from '#shared/contracts/quote/calculatorSelection.ts'
import { addP250CartQuote, getAccountCart, requestCartQuotes } from '#shared/contracts/quote/cart.ts'
import type { CartQuote } from '#shared/contracts/quote/quote.ts'
import { AccountId, AgencyId, QuoteId } from '#shared/domain/ids/ids.ts'
import type { Product } from '#shared/regions/products.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { asksRetailAgent } from '../../forms/agentForm.ts'
import { isComplete, useAgent } from './useAgent.ts'

/**
 * The cart of an account and what the calculator does with it: adds the current variation, once however often it is asked
 * for, and requests one at once where nothing needs to be asked about the agent.
 */
export const useVariation = (account: Account, product: Product, agencyId: string | undefined) => {
  const cart = useOperation(getAccountCart, { params: { accountId: account.id }, query: {} }, { staleTime: 0 })
  const adding = useCommand(addP250CartQuote, { invalidates: [getAccountCart] })
  const requesting = useCommand(requestCartQuotes, { invalidates: [getAccountCart] })
  const { agent, pending } = useAgent(account)
  const last = useRef<{ readonly data: string; readonly quote: CartQuote }>(undefined)
  const quotes = cart.data?.content ?? []
  const agency = agencyId === undefined ? {} : { agencyId: AgencyId.parse(agencyId) }

  const add = async (data: CalculatorGeneratedDataInput, presetName: string): Promise<CartQuote> => {
    const text = JSON.stringify(data)
    const same = last.current?.data === text ? last.current.quote : undefined
    if (same && quotes.some(({ id }) => id === same.id)) return same
    const quote = await adding.mutateAsync({
      body: {
        accountId: AccountId.parse(account.id),
        product,
        presetName,
        calculatorGeneratedData: data,
        ...agency,
        ...(isComplete(agent) ? agent : {}),
      },
    })
    last.current = { data: text, quote }
    return quote
  }

  return {
    quotes,
    count: quotes.length,
    add,
    /** The agent is known and the state asks for nobody else. */
    mayRequestAtOnce: !pending && isComplete(agent) && !asksRetailAgent(account),
    request: (quoteId: string) =>
      requesting.mutateAsync({
        body: {
          quoteIds: [QuoteId.parse(quoteId)],
          accountId: AccountId.parse(account.id),
          ...agency,
          ...agent,
        },
      }),
    busy: adding.isPending || requesting.isPending,
  }
}
