import { fail } from '#functions/_platform/problems/problem.ts'
import { agenciesLookedAfter, mayIn, userById } from '#functions/directory/public.ts'
import type { Underwriter } from '#shared/contracts/quote/quoteParts.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** The underwriter of the provider's for whom a referral is meant, who finds it among their own: whoever sees it and may settle it. */
export const namedUnderwriter = async (
  userId: string,
  { agencyId }: Pick<QuoteRecord, 'agencyId'>,
  now: Instant,
): Promise<Underwriter> => {
  const user = await userById(userId)
  const agencies = user && agenciesLookedAfter(user, user)
  const isOne =
    user?.enabled === true &&
    user.accountType === 'COWBELL' &&
    (agencies === undefined || agencies.includes(agencyId)) &&
    (await mayIn(user, 'quote:underwrite'))
  return isOne ? { id: user.id, name: `${user.firstName} ${user.lastName}`, since: now } : fail('user.notFound')
}
