import { policyTotalsOf } from '#functions/policy/public.ts'
import { quoteCountsOf } from '#functions/quote/public.ts'

/** What was sold of an agency's business; premium in minor units. */
export interface AgencySales {
  readonly quotes: number
  readonly binders: number
  readonly policies: number
  readonly premium: number
}

export const salesOf = async (scopes: readonly string[]): Promise<AgencySales> => {
  const [quotes, policies] = await Promise.all([quoteCountsOf(scopes), policyTotalsOf(scopes)])
  return { ...quotes, ...policies }
}
