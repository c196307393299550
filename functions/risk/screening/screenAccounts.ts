import { z } from 'zod'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import {
  type Account,
  accountById,
  accountChange,
  screeningIdOf,
  screeningOf,
  screeningWrite,
  shelveSanctions,
  walkAccounts,
} from '#functions/account/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId } from '#shared/domain/ids/ids.ts'
import { screenAccount } from '#shared/records/screening/screenAccount.ts'
import { isHeldBy } from '#shared/records/screening/screeningStatus.ts'
import { namesOf } from './namesOf.ts'

/** Accounts that are looked at together. */
const together = 20

/**
 * The writes by which an account is screened now. An account that is held from now on is written too, so that no sale that
 * is under way passes it.
 */
const screening = async (account: Stored<Account>, now: Instant) => {
  const before = await screeningOf(account.id)
  const outcome = screenAccount(await namesOf(account), before, now)
  const next = {
    id: screeningIdOf(account.id),
    accountId: AccountId.parse(account.id),
    ...(account.agencyId !== undefined && { agencyId: AgencyId.parse(account.agencyId) }),
    companyName: account.name,
    ...outcome,
  }
  const isHeldNow = isHeldBy(outcome.status) && (before === undefined || !isHeldBy(before.status))
  return { isHeldNow, writes: [screeningWrite(before, next), ...(isHeldNow ? [accountChange(account, account)] : [])] }
}

/**
 * Holds every account that business was done with, and everybody named with it, against the list of the day. Done again it
 * finds the same: what people have decided stands, and what is held stays so.
 */
export const screenAccounts = defineJob({
  kind: 'screenAccounts',
  input: z.strictObject({}),
  key: () => 'all',
  beginsAnew: true,
  effect: 'screened',
  async chunk(_, { cursor: after, now }) {
    await shelveSanctions()
    const { ids, cursor } = await walkAccounts(together, after)
    const effects: Effect[] = []
    let held = 0
    for (const { id, at } of ids) {
      const account = await accountById(id)
      if (account?.boundAt === undefined) continue
      const { writes, isHeldNow } = await screening(account, now)
      if (isHeldNow) held += 1
      effects.push({ cursor: at, writes })
    }
    return { effects, done: ids.length, counts: { held }, ...(cursor !== undefined && { cursor }) }
  },
})

/** Every night. */
export const rescreenAccounts: Job = ({ now }) => beginJob(screenAccounts, {}, now)
