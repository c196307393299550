import type { AccountDetails } from '#shared/domain/account/accountDetails.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Region } from '#shared/regions/region.ts'
import { statesOf } from '#shared/regions/states.ts'
import { assessed } from '../risk/assessed.ts'
import { scanned } from '../risk/securityScanner.ts'
import type { AccountRecord } from '../store/account.ts'
import { describeIndustry } from './describeIndustry.ts'
import { regionalAddress } from './regionalAddress.ts'

/** Answers that go when the one they hang on says no (administration, section 4). */
const dependent = ['changeInScopeDetail', 'franchiseSystemConnectivity', 'numberOfPersonalRecords'] as const

const withoutEmpty = (account: AccountRecord): AccountRecord =>
  Object.fromEntries(Object.entries(account).filter(([, value]) => value !== '' && value !== undefined)) as
    // The fields that may be empty are optional in the record.
    unknown as AccountRecord

/** The account with what must follow from a change of its facts: industry described, domain scanned, risk assessed. */
export const withConsequences = async (account: AccountRecord, region: Region, now: Instant): Promise<AccountRecord> =>
  assessed(await scanned(await describeIndustry(account, region), now), now)

/**
 * The account with the details of the form. What the form does not send stays, an empty text clears its field; the risk is
 * assessed anew.
 */
export const withDetails = async (
  account: AccountRecord,
  details: AccountDetails,
  region: Region,
  now: Instant,
): Promise<AccountRecord> => {
  const kept = { ...account }
  for (const key of dependent) delete kept[key]
  if (statesOf(region).length === 0) delete kept.state
  delete kept.phoneExtension
  const { state: _state, ...rest } = details
  const next = withoutEmpty({ ...kept, ...rest, ...regionalAddress(details, region), updated: now } as AccountRecord)
  return withConsequences(next, region, now)
}
