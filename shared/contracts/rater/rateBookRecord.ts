import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { Dislocation } from '#shared/domain/rating/dislocation.ts'
import { FactorChange, factorTables } from '#shared/domain/rating/factorChange.ts'
import { filledLine, text } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { rateBookStatuses } from '#shared/records/rateBook/rateBookStatus.ts'
import { products } from '#shared/regions/products.ts'

/** A step of a version's life: who took it, when, and what they said. */
const RateBookStep = z.object({ by: z.string(), byId: z.string(), at: Instant, note: z.string() })

/** What somebody writes of a version. */
export const RateBookTerms = z.strictObject({
  name: filledLine(120),
  effectiveFrom: CalendarDate.describe('Policies that start on this day or later are priced by it, once it is active.'),
  changes: z.array(FactorChange).min(1).max(400),
  note: text(2000).default('').describe('Why it is made.'),
})

/** A version that staff lay over a published rate book. Its factors never change once it was reviewed. */
export const RateBookRecord = z.object({
  id: z.string(),
  /** The published book beneath, and the version that this one is called. */
  base: z.string(),
  edition: z.string(),
  name: z.string(),
  status: z.enum(rateBookStatuses),
  effectiveFrom: CalendarDate,
  changes: z.array(FactorChange),
  note: z.string(),
  created: RateBookStep,
  reviewed: RateBookStep.optional(),
  activated: RateBookStep.optional(),
  withdrawn: RateBookStep.optional(),
  /** What it does to the book in force, of its factors as they are. */
  dislocation: Dislocation.optional(),
  lastUpdated: Instant,
})
export type RateBookRecord = z.infer<typeof RateBookRecord>

/** A rate book as lists show it: a published one, or a version laid over one. */
export const RateBookRow = z.object({
  version: z.string(),
  name: z.string(),
  base: z.string().optional().describe('The published book that it is laid over; none of a published one.'),
  status: z.enum(rateBookStatuses),
  effectiveFrom: CalendarDate,
  effectiveUntil: CalendarDate.nullable(),
  products: z.array(z.enum(products)),
  changes: z.int().describe('How many factors it sets anew.'),
  by: z.string().optional(),
  lastUpdated: Instant.optional(),
})
export type RateBookRow = z.infer<typeof RateBookRow>

/** A row of a table; `was` is the value of the book beneath where the version sets another. */
const FactorLine = z.object({ row: z.string(), value: z.number(), was: z.number().optional() })

const RateBookTables = z.array(z.object({ table: z.enum(factorTables), rows: z.array(FactorLine) }))

/** A rate book to be read, with the life of a version. */
export const RateBookView = RateBookRow.extend({
  tables: RateBookTables,
  record: RateBookRecord.optional().describe('Of a version that staff laid over a published book.'),
  allowedActions,
  isOwn: z.boolean().describe('The caller wrote it, so that somebody else reviews and activates it.'),
})
export type RateBookView = z.infer<typeof RateBookView>
