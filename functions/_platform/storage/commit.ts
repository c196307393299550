import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { ulid } from 'ulid'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { epochSeconds, now } from '../clock/clock.ts'
import { config } from '../config/config.ts'
import { isRehearsing, mustBeMeant } from '../held/rehearsal.ts'
import { fail } from '../problems/problem.ts'
import { effectItem, noteEffect } from './claim.ts'
import type { Write } from './definition.ts'
import { freshened } from './freshen.ts'
import { noteWritten } from './justWritten.ts'
import { noteRehearsed } from './rehearsed.ts'
import { onceRow, outboxRow } from './rows.ts'
import { forgetSeen, mustBeAsSeen, mustMatchAll, noteMade } from './seen.ts'
import type { Item } from './sendTransaction.ts'
import { isPassing, mostItems, sendTransaction } from './sendTransaction.ts'
import { itemsOf } from './writeItems.ts'

const outboxDays = 7
const onceDays = 30

export interface CommitOptions {
  readonly events?: readonly DomainEvent[]
  /** Takes effect once for this key: a second commit with it does nothing and answers `already`. */
  readonly once?: string
  /** It is no part of what a caller asked for, such as a count of wrong guesses: whose Idempotency-Key is at work is all the same. */
  readonly aside?: true
}

const expiresIn = (at: Instant, days: number) => epochSeconds(at) + days * 86_400

const outboxItem = (event: DomainEvent, at: Instant): Item =>
  ({
    Put: outboxRow
      .put({
        id: `evt_${ulid()}`,
        name: event.name,
        detail: event.detail,
        at,
        expiresAt: expiresIn(at, outboxDays),
      })
      .params({ table: config.tableName }),
  }) as Item

/** How many rows of a transaction the writes take. */
export const rowsOfWrites = (writes: readonly Write[]): number => {
  const at = now()
  return writes.reduce((sum, write) => sum + itemsOf(write, at).length, 0)
}

const transact = async (writes: readonly Write[], options: CommitOptions): Promise<'already' | 'done'> => {
  const { events = [], once, aside } = options
  const at = now()
  const spared = writes.flatMap(({ spares = [] }) => spares)
  const items = [
    ...writes.flatMap((write) => itemsOf(write, at, spared)),
    ...events.map((event) => outboxItem(event, at)),
  ]
  if (once !== undefined)
    items.push({
      Put: onceRow.create({ key: once, expiresAt: expiresIn(at, onceDays) }).params({ table: config.tableName }),
    } as Item)
  if (items.length === 0) return 'done'
  const listed = writes.flatMap(({ definition, before, after }) =>
    definition.list === undefined ? [] : [after?.id ?? before?.id ?? ''],
  )
  const effect = aside ? undefined : effectItem(at, listed)
  // Before the one for `once`, whose place is the last.
  if (effect !== undefined) items.unshift(effect)
  if (items.length > mostItems) throw new Error(`A commit of ${items.length} rows; DynamoDB takes ${mostItems}.`)
  try {
    await sendTransaction(items)
    if (effect !== undefined) noteEffect()
    for (const id of listed) noteWritten(id)
    if (!aside) noteMade(writes)
    return 'done'
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const reasons = error.CancellationReasons ?? []
    if (effect !== undefined && reasons[0]?.Code === 'ConditionalCheckFailed')
      return fail('idempotency.inFlight', { cause: error })
    if (once !== undefined && reasons.at(-1)?.Code === 'ConditionalCheckFailed') return 'already'
    if (reasons.some((reason) => reason.Code === 'ConditionalCheckFailed')) {
      const fresh = await freshened(writes).catch((error: unknown) => {
        if (isPassing(error)) return fail('server.unavailable', { cause: error })
        // Another writer has made it new in between.
        if (error instanceof TransactionCanceledException) return fail('conflict.stale', { cause: error })
        throw error
      })
      if (fresh !== undefined) return transact(fresh, options)
    }
    if (reasons.some((reason) => /ConditionalCheckFailed|TransactionConflict/.test(reason.Code ?? '')))
      return fail('conflict.stale', { cause: error })
    if (isPassing(error)) return fail('server.unavailable', { cause: error })
    throw error
  }
}

/**
 * Writes states, their list rows, the events they cause and the audit entries in one transaction: all of it or nothing.
 * Every state is written only if nobody wrote it since it was read, and since the caller saw it where the request says so;
 * else the answer is the problem `conflict.stale`.
 * In a rehearsal nothing is written, and noted what would be.
 * The first commit of a request takes effect only while the request holds its Idempotency-Key, and keeps the key. Answers `already` when `once` names work that took effect before.
 */
export const commit = async (writes: readonly Write[], options: CommitOptions = {}): Promise<'already' | 'done'> => {
  if (options.aside) mustBeMeant()
  else {
    mustBeAsSeen(writes)
    await mustMatchAll(writes)
  }
  if (isRehearsing()) {
    noteRehearsed(writes, options.events ?? [])
    return 'done'
  }
  const outcome = await transact(writes, options)
  if (!options.aside) forgetSeen(writes)
  return outcome
}
