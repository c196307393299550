import { keyPace } from '#shared/domain/identity/apiKeys.ts'
import { config } from '../config/config.ts'
import { table } from '../storage/client.ts'
import { isConditionFailed } from '../storage/conditionFailed.ts'
import { paceRow } from './keyRows.ts'

/** So many calls of a key are handed out at a time: one reading and one write for all of them. */
const leased = 10

const options = () => ({ client: table(), table: config.tableName })

/**
 * Takes calls of a key's minute for this process to answer: ten, what is left of them, or none. Who is ahead wins; the
 * others read again what is left.
 */
export const takeLease = async (keyId: string, minute: number): Promise<{ left: number; remaining: number }> => {
  for (;;) {
    const { data: row } = await paceRow.get({ keyId }).go({ ...options(), consistent: true })
    // Clocks differ by moments: a minute that another has begun is gone on with.
    const running = Math.max(minute, row?.minute ?? 0)
    const taken = row?.minute === running ? row.taken : 0
    const left = Math.min(leased, keyPace.calls - taken)
    if (left <= 0) return { left: 0, remaining: 0 }
    const next = { keyId, minute: running, taken: taken + left, expiresAt: (running + 2) * keyPace.seconds }
    try {
      await paceRow
        .put(next)
        .where((has, { eq, notExists }) =>
          row === null ? notExists(has.taken) : `${eq(has.minute, row.minute)} AND ${eq(has.taken, row.taken)}`,
        )
        .go(options())
      return { left, remaining: keyPace.calls - next.taken }
    } catch (error) {
      if (!isConditionFailed(error)) throw error
    }
  }
}
