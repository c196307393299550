import { rings } from '#functions/_platform/auth/signingKeyRing.ts'
import { deadLetters } from '#functions/_platform/events/deadLetters.ts'
import { scheduleRuns } from '#functions/_platform/events/scheduleRuns.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { sandboxes } from '#functions/_platform/sandbox/sandboxes.ts'
import type { Definition } from '#functions/_platform/storage/definition.ts'
import { rooms } from '#functions/_platform/storage/rooms.ts'
import { scheduleAsks } from './schedules/scheduleAsks.ts'
import { disturbances } from './store/disturbances.ts'
import { listExports } from './store/listExports.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [
  deadLetters.definition,
  disturbances.definition,
  jobs.definition,
  listExports.definition,
  outgoingMails.definition,
  rings.definition,
  rooms.definition,
  sandboxes.definition,
  scheduleAsks.definition,
  scheduleRuns.definition,
]
