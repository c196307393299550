/** What an agency has sold; premium in minor units. */
export interface AgencySales {
  readonly quotes: number
  readonly binders: number
  readonly policies: number
  readonly premium: number
}

/** Counted by the services that keep quotes and policies; they know agencies, so they are asked only when needed. */
export const salesOfAgency = async (agencyId: string): Promise<AgencySales> => {
  const [{ quoteCountsOfAgency }, { policyTotalsOfAgency }] = await Promise.all([
    import('#functions/quote/public.ts'),
    import('#functions/policy/public.ts'),
  ])
  const [quotes, policies] = await Promise.all([quoteCountsOfAgency(agencyId), policyTotalsOfAgency(agencyId)])
  return { ...quotes, ...policies }
}
