import type { Write } from '#functions/_platform/storage/record.ts'
import { accountAction, accountById } from '#functions/account/public.ts'
import { nextAccountStatus } from '#shared/records/account/accountLife.ts'

/** The write that tells an account of its first ready quote; none when that changes nothing. */
export const accountQuoted = async (accountId: string): Promise<readonly Write[]> => {
  const account = await accountById(accountId)
  return account === undefined || nextAccountStatus(account.status, 'quoteReady') === account.status
    ? []
    : [accountAction(account, 'quoteReady')]
}
