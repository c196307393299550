import { config } from '#functions/_platform/config/config.ts'
import { defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import { agencyById, walkAgencies } from '#functions/directory/public.ts'
import { openBooks } from '#functions/ledger/periods/openBooks.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { lastDayOf } from '#shared/domain/ledger/periods.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { entriesSince } from '../account/owed.ts'
import { takenOver } from '../account/takenOver.ts'
import { newStatement } from '../statements/newStatement.ts'
import { commissionAccountOf, keptAccount, newCommissionAccount } from '../store/commissionAccounts.ts'
import { commissionStatements } from '../store/commissionStatements.ts'
import { MonthInput } from './monthInput.ts'

/** Agencies whose statements are made together. */
const together = 10

/** An agency's statement of a month; none where nothing moved and nothing is carried forward, or it was made before. */
const statementOf = async (
  id: string,
  month: Month,
  now: Instant,
): Promise<Pick<Effect, 'events' | 'writes'> | undefined> => {
  const agency = await agencyById(id)
  if (agency === undefined) return undefined
  const agencyId = AgencyId.parse(agency.id)
  const before = await commissionAccountOf(agencyId)
  const account = before ?? newCommissionAccount(agencyId, now)
  if (account.stated !== undefined && account.stated.month >= month) return undefined
  const opening = account.stated?.closing ?? 0
  const entries = await entriesSince(account, lastDayOf(month))
  if (entries.length === 0 && opening === 0) return undefined
  const { currency } = regionOf(config.region)
  const statement = await newStatement(entries, {
    agency: { id: agencyId, name: agency.name },
    month,
    opening,
    currency,
    now,
  })
  const stated = { month, closing: statement.amount }
  const over = takenOver(agency, statement.amount, now)
  return {
    writes: [
      commissionStatements.create(statement),
      keptAccount(before, { ...account, stated, lastUpdated: now }),
      ...over.writes,
    ],
    events: [{ name: 'commission.stated', detail: { statementId: statement.id } }, ...over.events],
  }
}

/** Makes the commission statements of a month: one an agency, with what the one before ended with brought forward. */
export const stateCommissions = defineJob({
  kind: 'stateCommissions',
  input: MonthInput,
  key: ({ month }) => month,
  effect: 'stated',
  async chunk({ month }, { cursor: after, now }) {
    const books = await openBooks()
    const { ids, cursor } = await walkAgencies(together, after)
    const effects: Effect[] = []
    for (const { id, at } of ids) {
      const made = await statementOf(id, month, now)
      if (made !== undefined) effects.push({ cursor: at, ...made })
    }
    return {
      effects,
      done: ids.length,
      ...(cursor !== undefined && { cursor }),
      beside: (_, isWhole) => books.holding([], isWhole && cursor === undefined ? { statedThrough: month } : {}),
    }
  },
})
