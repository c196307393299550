import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Present, presence, thereSince } from '#shared/domain/identity/presence.ts'
import { epochSeconds } from '../clock/clock.ts'
import { config } from '../config/config.ts'
import { table } from './client.ts'
import { presenceRow } from './presenceRow.ts'

const options = () => ({ client: table(), table: config.tableName })

/** More people at one record are not told of. */
const mostPeople = 50

/**
 * Notes that somebody has a record open and answers who was noted there: one query of a small partition and one write, on
 * rows that expire by themselves. They are for people's eyes; nothing is decided on them.
 */
export const notePresent = async (
  recordId: string,
  who: Pick<Present, 'house' | 'isEditing' | 'name' | 'userId'>,
  now: Instant,
): Promise<readonly Present[]> => {
  const { data } = await presenceRow.query.byRecord({ record: recordId }).go({ ...options(), limit: mostPeople })
  const present: readonly Present[] = data.map(({ record: _, expiresAt: __, ...each }) => each as Present)
  const before = present.find(({ userId }) => userId === who.userId)
  const expiresAt = epochSeconds(now) + presence.goneAfterSeconds
  await presenceRow
    .put({ record: recordId, ...who, since: thereSince(before, now), lastSeen: now, expiresAt })
    .go(options())
  return present
}
