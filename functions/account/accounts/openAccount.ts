import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import { partnersOf } from '#functions/directory/public.ts'
import type { Firmographics } from '#shared/domain/account/accountDetails.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { Region } from '#shared/regions/region.ts'
import { describeIndustry } from '../details/describeIndustry.ts'
import { withConsequences } from '../details/withDetails.ts'
import { assessed } from '../risk/assessed.ts'
import type { AccountRecord } from '../store/account.ts'
import { accounts } from '../store/accounts.ts'
import { knownBy } from '../store/knownCompanies.ts'
import type { Holder } from './handOver.ts'
import { newAccount } from './newAccount.ts'

/** A company that somebody wants as an account. */
interface Wanted {
  readonly company: Firmographics & { readonly cbid: string; readonly name: string }
  readonly holder: Holder
  /** The account that the company has already, one that is free. */
  readonly existing: Stored<AccountRecord> | undefined
  readonly tags?: readonly string[]
  /** Whether its domain is looked at now, or by itself a while after; many at once do not wait for theirs. */
  readonly scan: 'later' | 'now'
  readonly region: Region
  readonly now: Instant
}

/** What becomes of it: an account, and what is to be committed. */
export interface Opening {
  readonly isNew: boolean
  readonly account: AccountRecord
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

const scannedLater = async (account: AccountRecord, region: Region, now: Instant): Promise<AccountRecord> => {
  const described = assessed(await describeIndustry(account, region), now)
  return described.domainName === undefined ? described : { ...described, scanRequested: now }
}

/** An account with the organizations that have a share in its agency's business. */
const withPartners = async <Account extends AccountRecord>(account: Account): Promise<Account> => {
  const partnerIds = await partnersOf('account', { agencyId: account.agencyId, accountId: account.id })
  return partnerIds.length === 0 ? account : { ...account, partnerIds }
}

/** Whether an account that a company has may become the holder's: one that is no agency's. */
export const isFree = (existing: AccountRecord, holder: Holder): boolean =>
  existing.agencyId === undefined && holder.agencyId !== undefined

/** Makes an account of a company; the free one that it has becomes the holder's. */
export const openAccount = async ({
  company,
  holder,
  existing,
  tags = [],
  scan,
  region,
  now,
}: Wanted): Promise<Opening> => {
  if (existing !== undefined) {
    const account = await withPartners({ ...existing, ...holder, updated: now })
    return { isNew: false, account, writes: [accounts.update(existing, account)], events: [] }
  }
  const bare = await withPartners({ ...newAccount(company, holder, now), tags: [...tags] })
  const account = await (scan === 'now' ? withConsequences : scannedLater)(bare, region, now)
  const writes = [accounts.create(account), ...(await knownBy(account))]
  const isWaiting = account.scanRequested !== undefined
  const events = isWaiting ? [{ name: 'risk.scanRequested' as const, detail: { accountId: account.id } }] : []
  return { isNew: true, account, writes, events }
}
