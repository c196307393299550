import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { retentionClasses } from '#shared/domain/correspondence/retention.ts'
import { DocumentId } from '#shared/domain/ids/ids.ts'
import { DocType } from './document.ts'

/** A document that is told to go. */
export const DueRemoval = z.object({
  docId: DocumentId,
  docName: z.string(),
  docType: DocType,
  created: Instant,
  class: z.enum(retentionClasses).describe('What it was kept as.'),
  dueOn: CalendarDate.describe('The first day on which nothing has it kept.'),
  removesOn: CalendarDate.describe('The day on which it goes, unless it is held by then.'),
  heldBy: z
    .string()
    .optional()
    .describe('The open claim, or the policy under a hold, that has it spared as things stand.'),
})
export type DueRemoval = z.infer<typeof DueRemoval>

const { size, after, before } = hitsQuery(25)

export const searchRemovals = defineOperation({
  name: 'searchRemovals',
  method: 'GET',
  path: '/api/docs/v1/retention',
  summary: 'The documents whose time is over: what each was kept as, and the day on which it goes. Oldest first.',
  access: 'job:read',
  query: z.strictObject({ size, after, before }),
  response: hitsOf(DueRemoval),
})
