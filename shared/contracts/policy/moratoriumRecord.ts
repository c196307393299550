import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { MoratoriumId } from '#shared/domain/ids/ids.ts'
import { moratoriumStatuses } from '#shared/records/moratorium/moratoriumStatus.ts'
import { FreezeWord, FrozenActs } from './freeze.ts'

/**
 * A moratorium as it is kept: what an authority forbids for a time, in the whole region, in states of it or where the postcode
 * begins as one of those it names.
 */
export const MoratoriumRecord = z.object({
  id: MoratoriumId,
  status: z.enum(moratoriumStatuses),
  source: z.string().describe('The number of the bulletin or order, and whose it is.'),
  reason: z.string(),
  states: z.array(z.string()).describe('Abbreviations; with no postcodes either it stands everywhere in the region.'),
  postcodes: z.array(z.string()).describe('ZIPs and postcodes, or what they begin with.'),
  from: CalendarDate,
  until: CalendarDate.describe('Its last day.'),
  acts: FrozenActs,
  made: FreezeWord,
  ended: FreezeWord.extend({ reason: z.string() }).optional(),
  created: Instant,
  lastUpdated: Instant,
})
export type MoratoriumRecord = z.infer<typeof MoratoriumRecord>

/** The same as it is shown. */
export const Moratorium = MoratoriumRecord
export type Moratorium = z.infer<typeof Moratorium>
