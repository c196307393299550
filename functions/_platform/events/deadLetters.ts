import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DeadLetterId } from '#shared/domain/ids/ids.ts'
import type { DeadLetterSummary } from '#shared/records/deadLetter/deadLetter.ts'
import { canDeadLetter } from '#shared/records/deadLetter/deadLetterLife.ts'
import type { DeadLetterStatus } from '#shared/records/deadLetter/deadLetterStatus.ts'
import { epochSeconds } from '../clock/clock.ts'
import { defineRecord } from '../storage/record.ts'

/** What is over is kept for so long. */
const keptSeconds = 90 * 86_400

/** An event at which a subscriber failed until it was given up, as its queue had it. */
export interface DeadLetterRecord {
  readonly id: DeadLetterId
  readonly service: string
  readonly handler: string
  readonly event: string
  readonly eventId: string
  readonly detail: Readonly<Record<string, unknown>>
  /** The message itself: with it, it is tried again. */
  readonly body: string
  readonly status: DeadLetterStatus
  readonly failure: string
  readonly tries: number
  readonly happenedAt: Instant
  readonly created: Instant
  readonly lastUpdated: Instant
  readonly decision?: { readonly by: string; readonly at: Instant; readonly reason?: string } | undefined
  /** When whoever operates the region was told of it. */
  readonly toldAt?: Instant | undefined
}

/** Those that nobody was told of yet. */
export const untoldGroup = 'untold'

/** Whose failing at what it is: of one that is not over there is one letter. */
export const letterKey = ({
  service,
  handler,
  eventId,
}: Pick<DeadLetterRecord, 'eventId' | 'handler' | 'service'>): string => `${service}.${handler}|${eventId}`

/** A dead letter as its list shows it. */
export const deadLetterSummaryOf = ({
  id,
  service,
  handler,
  event,
  status,
  failure,
  tries,
  happenedAt,
  created,
  lastUpdated,
  decision,
}: DeadLetterRecord): DeadLetterSummary => ({
  ...{ id, service, handler, event, status, failure, tries, happenedAt, created, lastUpdated },
  ...(decision !== undefined && { decision }),
})

/** The dead letters of a region, in one list for those who run the platform. */
export const deadLetters = defineRecord({
  kind: 'deadLetter',
  notFound: 'deadLetter.notFound',
  history: { hides: ['body', 'detail'] },
  unique: {
    letter: (letter: DeadLetterRecord) => (canDeadLetter(letter.status, 'fail') ? letterKey(letter) : undefined),
  },
  list: {
    scopes: () => ['all'],
    groups: ({ status, toldAt }: DeadLetterRecord) => [
      status,
      ...(status === 'FAILED' && toldAt === undefined ? [untoldGroup] : []),
    ],
    sorts: { created: ({ created }: DeadLetterRecord) => created },
    summary: deadLetterSummaryOf,
  },
  expiresAt: ({ status, lastUpdated }: DeadLetterRecord) =>
    canDeadLetter(status, 'fail') ? undefined : epochSeconds(lastUpdated) + keptSeconds,
})
