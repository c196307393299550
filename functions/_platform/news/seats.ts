import { newsPace } from '#shared/domain/integration/news.ts'
import { config } from '../config/config.ts'
import { table } from '../storage/client.ts'
import { isConditionFailed } from '../storage/conditionFailed.ts'
import { shardOf } from '../storage/listKeys.ts'
import { seatRow } from './newsRow.ts'

const options = () => ({ client: table(), table: config.tableName })

/**
 * Takes the seat that falls to a person, until a moment in epoch milliseconds: whether they have it, which they have not
 * while they or whom it falls to as well sit there. So nobody has two, and the region no more than there are.
 */
export const takeSeat = async (userId: string, { at, until }: { readonly at: number; readonly until: number }) => {
  const seat = shardOf(userId, newsPace.seats)
  try {
    await seatRow
      .put({ seat, userId, until, expiresAt: Math.ceil(until / 1000) })
      .where((row, { lt, notExists }) => `${notExists(row.until)} OR ${lt(row.until, at)}`)
      .go(options())
    return true
  } catch (error) {
    if (!isConditionFailed(error)) throw error
    return false
  }
}

/** Leaves the seat that was taken until then. */
export const leaveSeat = async (userId: string, { until }: { readonly until: number }): Promise<void> => {
  try {
    await seatRow
      .delete({ seat: shardOf(userId, newsPace.seats) })
      .where((row, { eq }) => `${eq(row.userId, userId)} AND ${eq(row.until, until)}`)
      .go(options())
  } catch (error) {
    // It was over, and somebody else sits there.
    if (!isConditionFailed(error)) throw error
  }
}
