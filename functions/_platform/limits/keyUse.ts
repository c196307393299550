import { randomUUID } from 'node:crypto'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { keptUseDays } from '#shared/domain/identity/apiKeys.ts'
import type { UseOfDay } from '#shared/domain/identity/keyUse.ts'
import type { Actor } from '../auth/actor.ts'
import { epochSeconds, now } from '../clock/clock.ts'
import { config } from '../config/config.ts'
import { held } from '../held/held.ts'
import { log } from '../log/log.ts'
import { table } from '../storage/client.ts'
import { keyUseRow } from './keyRows.ts'

/** What this process has answered a key on a day: a row of its own, written whole, so that no two count in one row. */
interface Page {
  readonly keyId: string
  readonly day: CalendarDate
  readonly operations: Record<string, { calls: number; refused: number }>
  readonly expiresAt: number
  changes: number
  saved: number
  saving: Promise<void>
}

const books = held(() => ({ process: randomUUID(), pages: new Map<string, Page>() }))

const options = () => ({ client: table(), table: config.tableName })
const daySeconds = 86_400

const pageOf = (keyId: string, at: Instant): Page => {
  const { pages } = books()
  const day = dateAt(at, 'UTC')
  const known = pages.get(keyId)
  if (known?.day === day) return known
  const expiresAt = epochSeconds(at) + (keptUseDays + 1) * daySeconds
  const page: Page = { keyId, day, operations: {}, expiresAt, changes: 0, saved: 0, saving: Promise.resolve() }
  pages.set(keyId, page)
  return page
}

const save = async (page: Page, process: string): Promise<void> => {
  if (page.saved === page.changes) return
  const { keyId, day, operations, expiresAt, changes } = page
  try {
    await keyUseRow.put({ keyId, day, process, operations, expiresAt }).go(options())
    page.saved = changes
  } catch (error) {
    // The next call writes it with its own.
    log.warn('the use of a key is not kept yet', { error })
  }
}

/**
 * One write after the other, each with all that was noted before it: so a call waits for one, whatever else is under way,
 * and what a process counts is kept once its answer is out.
 */
const note = (keyId: string, operation: string, what: 'calls' | 'refused'): Promise<void> => {
  const { process } = books()
  const page = pageOf(keyId, now())
  const counts = page.operations[operation] ?? { calls: 0, refused: 0 }
  page.operations[operation] = counts
  counts[what] += 1
  page.changes += 1
  page.saving = page.saving.then(() => save(page, process))
  return page.saving
}

/** Does what an API key called for, and keeps that it did; the calls of people are not counted. */
export const withUse = async <Result>(
  actor: Actor | undefined,
  operation: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (actor?.keyScopes === undefined || actor.sessionId === undefined) return work()
  const keyId = actor.sessionId
  let noted = note(keyId, operation, 'calls')
  try {
    return await work()
  } catch (error) {
    noted = note(keyId, operation, 'refused')
    throw error
  } finally {
    await noted
  }
}

/** How a key was used since a day. */
export const usesOf = async (keyId: string, from: CalendarDate): Promise<UseOfDay[]> => {
  const { data } = await keyUseRow.query
    .byKey({ keyId })
    .gte({ day: from })
    .go({ ...options(), pages: 'all', consistent: true })
  return data.flatMap(({ day, operations }) =>
    Object.entries(operations).map(([operation, counts]) => ({ date: day as CalendarDate, operation, ...counts })),
  )
}
