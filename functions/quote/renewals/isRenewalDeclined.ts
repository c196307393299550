import { accountById } from '#functions/account/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { type StandingOffer, standingOffer } from './standingOffer.ts'

/** Whether the insurer has declined the company of a policy, or the quote that was to renew it. */
export const isRenewalDeclined = async (
  { accountId, id }: Pick<PolicyRecord, 'accountId' | 'id'>,
  offer?: Pick<StandingOffer, 'quote'>,
): Promise<boolean> => {
  const { quote } = offer ?? (await standingOffer(id))
  return quote?.status === 'DECLINED' || (await accountById(accountId))?.status === 'Declined'
}
