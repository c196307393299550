import { ulid } from 'ulid'
import { z } from 'zod'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DeadLetterId } from '#shared/domain/ids/ids.ts'
import { shortened } from '#shared/domain/text/characters.ts'
import { now } from '../clock/clock.ts'
import { log } from '../log/log.ts'
import { commit } from '../storage/commit.ts'
import { retryStale } from '../storage/retryStale.ts'
import { type DeadLetterRecord, deadLetters, letterKey } from './deadLetters.ts'

/** What failed for the last time, as its queue had it. */
export interface Failed {
  readonly service: string
  readonly handler: string
  readonly body: string
  readonly tries: number
  readonly error: unknown
}

/** A person reads no more of a failure. */
const longestFailure = 1000

/** What an error says: of what was not as its schema has it, field by field, since its own words are made for programs. */
const said = (error: unknown): string => {
  if (error instanceof z.ZodError)
    return `What it was told is not understood. ${error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; ')}`
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/** What is kept of an error. */
export const failureOf = (error: unknown): string => shortened(said(error), longestFailure)

interface Message {
  readonly id?: string
  readonly 'detail-type': string
  readonly time: string
  readonly detail: Readonly<Record<string, unknown>>
}

/**
 * Keeps what a subscriber has failed at for the last time where people see it, so that its queue need not: false where even
 * that fails, and the message goes where its queue puts what is dead.
 */
export const buryLetter = async ({ service, handler, body, tries, error }: Failed): Promise<boolean> => {
  try {
    const message = JSON.parse(body) as Message
    const eventId = String(message.detail.eventId ?? message.id ?? body)
    const failure = failureOf(error)
    await retryStale(async () => {
      const known = await deadLetters.byUnique('letter', letterKey({ service, handler, eventId }))
      const at = now()
      if (known !== undefined)
        return commit([
          deadLetters.update(known, {
            ...known,
            status: 'FAILED',
            failure,
            tries: known.tries + tries,
            lastUpdated: at,
          }),
        ])
      const letter: DeadLetterRecord = {
        id: `dlt_${ulid(Date.parse(at))}` as DeadLetterId,
        ...{ service, handler, eventId, body, failure, tries },
        event: message['detail-type'],
        detail: message.detail,
        status: 'FAILED',
        happenedAt: new Date(message.time).toISOString() as Instant,
        created: at,
        lastUpdated: at,
      }
      return commit([deadLetters.create(letter)])
    })
    return true
  } catch (reason) {
    log.error('what failed for the last time could not be kept', { service, handler, error: reason })
    return false
  }
}
