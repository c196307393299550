import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { NoteId, QuoteId } from '#shared/domain/ids/ids.ts'
import { filledText } from '#shared/domain/text/text.ts'

/** What an underwriting note is about. */
export const noteTypes = [
  { id: 'GENERAL', label: 'General' },
  { id: 'REFERRAL', label: 'Referral' },
  { id: 'PRICING', label: 'Pricing' },
  { id: 'RISK', label: 'Risk' },
  { id: 'CLAIMS', label: 'Claims history' },
  { id: 'SUBJECTIVITY', label: 'Subjectivity' },
] as const

export const NoteType = z.enum(noteTypes.map((type) => type.id))
export const noteText = filledText(4000)

/** A note as it is stored. */
export const NoteRecord = z.object({
  id: NoteId,
  quoteId: QuoteId,
  noteType: NoteType,
  text: noteText,
  createdBy: z.string(),
  createdById: z.string(),
  created: Instant,
  lastUpdated: Instant,
})
export type NoteRecord = z.infer<typeof NoteRecord>
