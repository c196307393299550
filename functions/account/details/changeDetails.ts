import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { refuseBlacklisted } from '#functions/directory/public.ts'
import type { Account } from '#shared/contracts/account/account.ts'
import type { AccountDetails } from '#shared/domain/account/accountDetails.ts'
import { detailsProblems } from '#shared/domain/account/detailsProblems.ts'
import { normalizeDetails } from '#shared/domain/account/normalizeDetails.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { yearAt } from '#shared/domain/calendar/months.ts'
import type { Product } from '#shared/regions/products.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { AccountRecord } from '../store/account.ts'
import { accounts } from '../store/accounts.ts'
import { knownBy } from '../store/knownCompanies.ts'
import { toAccount } from '../store/toAccount.ts'
import { accountChanged } from './accountChanged.ts'
import { withDetails } from './withDetails.ts'

/** For what an account's details are changed. */
export interface DetailsChange {
  /** Whose questions the form asked. */
  readonly product?: Product | undefined
  /** The quote on whose way they were given. */
  readonly quoteId?: string | undefined
  /** Now, as an ISO instant. */
  readonly now: Instant
}

/** Writes the details of the form, or refuses them field by field as `account.invalidDetails`. */
export const changeDetails = async (
  account: Stored<AccountRecord>,
  typed: AccountDetails,
  { product, quoteId, now }: DetailsChange,
): Promise<Account> => {
  const region = regionOf(config.region)
  const currentYear = yearAt(now, region.timeZone)
  const errors = [
    ...detailsProblems(typed, { region, currentYear, ...(product && { product }) }),
    ...(await takenNumber(account.id, typed.dunsNumber)),
  ]
  if (errors.length > 0) fail('account.invalidDetails', { errors })
  if (typed.domainName !== account.domainName) await refuseBlacklisted(typed.domainName)
  const next = await withDetails(account, normalizeDetails(typed, product), region, now)
  await commit([accounts.update(account, next), ...(await knownBy(next, account))], {
    events: [accountChanged(account, next, quoteId)],
  })
  return toAccount(next)
}

/** A D-U-N-S number names one company. */
const takenNumber = async (accountId: string, dunsNumber: string | undefined) => {
  if (dunsNumber === undefined || dunsNumber === '') return []
  const holder = await accounts.idByUnique('dunsNumber', dunsNumber)
  return holder === undefined || holder === accountId
    ? []
    : [{ path: ['dunsNumber'], detail: 'Another account has this D-U-N-S number' }]
}
