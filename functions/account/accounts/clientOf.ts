import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Region } from '#shared/regions/region.ts'
import type { AccountRecord } from '../store/account.ts'
import { accounts } from '../store/accounts.ts'
import type { Company } from './companyOf.ts'
import type { Holder } from './handOver.ts'
import { isFree, openAccount } from './openAccount.ts'

/** What a company becomes to those who bring it: their account, with the writes that make it so; or it is taken. */
export type Client =
  | { readonly account: Pick<AccountRecord, 'id' | 'name'>; readonly writes: readonly Write[]; readonly taken?: never }
  | { readonly taken: Stored<AccountRecord>; readonly account?: never; readonly writes?: never }

/** The account that there is of a company, by its numbers in registers, whoever has it. */
export const accountOfCompany = async ({ cbid, dunsNumber }: Pick<Company, 'cbid' | 'dunsNumber'>) =>
  (await accounts.byUnique('cbid', cbid)) ??
  (dunsNumber === undefined ? undefined : await accounts.byUnique('dunsNumber', dunsNumber))

/**
 * A company as a client of its holder: a new account, or one that no agency has. Of two who are first at once, the second
 * is told whose the account is.
 */
export const clientOf = async (
  company: Company,
  { holder, region, now }: { readonly holder: Holder; readonly region: Region; readonly now: Instant },
): Promise<Client> => {
  const existing = await accountOfCompany(company)
  if (existing !== undefined && !isFree(existing, holder)) return { taken: existing }
  return openAccount({ company, holder, existing, scan: 'now', region, now })
}
