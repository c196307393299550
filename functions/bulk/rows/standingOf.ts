import { type Account, type Holder, isFree } from '#functions/account/public.ts'

/** Whether a company may become an account: it has none or a free one, one that is the holder's already, or another's. */
export const standingOf = (
  account: Account | undefined,
  { cbid, holder }: { readonly cbid: string; readonly holder: Holder },
): 'FREE' | 'OTHERS' | 'THEIRS' => {
  // A free account is taken over for the very company alone, not for one that is known by the same domain.
  if (account === undefined || (account.cbid === cbid && isFree(account, holder))) return 'FREE'
  const isOthers = account.agencyId !== undefined && account.agencyId !== holder.agencyId
  // Staff who make accounts for no agency see them all.
  return isOthers && holder.agencyId !== undefined ? 'OTHERS' : 'THEIRS'
}
