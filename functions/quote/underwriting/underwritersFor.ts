import { type User, userById, usersOfRole } from '#functions/directory/public.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'

/** As many underwriters are told of a referral that is meant for nobody in particular; it waits in the inbox of all. */
const mostUnderwriters = 20

/** Who is told that a referral waits: the underwriter it is meant for, else all. */
export const underwritersFor = async ({ underwriter }: Pick<QuoteRecord, 'underwriter'>): Promise<readonly User[]> => {
  const named = underwriter && (await userById(underwriter.id))
  return named?.enabled === true ? [named] : (await usersOfRole('Underwriter')).slice(0, mostUnderwriters)
}

/** Which colleague handed a referral on, by the person's own name, which the provider's people alone are told. */
export const handedOnBy = async ({
  by,
}: {
  readonly quoteId: string
  readonly by?: string | undefined
}): Promise<string | undefined> => {
  const user = by === undefined ? undefined : await userById(by)
  return user && `${user.firstName} ${user.lastName}`
}
