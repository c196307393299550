import { checkDomain } from '#shared/contracts/account/checks.ts'
import { bareDomain } from '#shared/domain/account/firmographics.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/queryClient.ts'
import { queryKeyOf } from '#web/api/useOperation.ts'

export type DomainVerdict = { readonly valid: boolean; readonly message: string }

/** Whether a domain can be a company's own, as the server says; the same domain is asked for once in ten minutes. */
export const domainVerdict = (typed: string): Promise<DomainVerdict> => {
  const input = { query: { domain: bareDomain(typed) } }
  return queryClient.fetchQuery({
    queryKey: queryKeyOf(checkDomain, input),
    queryFn: ({ signal }) => call(checkDomain, input, { signal }),
    staleTime: 10 * 60_000,
  })
}

/** The first of the domains that is none; a check that cannot be made refuses nothing, the server has the last word. */
export const firstRefusedDomain = async (domains: readonly string[]): Promise<number | undefined> => {
  const verdicts = await Promise.all(
    domains.map((domain) => domainVerdict(domain).catch((): DomainVerdict => ({ valid: true, message: '' }))),
  )
  const at = verdicts.findIndex(({ valid }) => !valid)
  return at === -1 ? undefined : at
}
