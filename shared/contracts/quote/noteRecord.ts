import { z } from 'zod'
import { NoteId, QuoteId } from '#shared/domain/ids/ids.ts'

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
export const noteText = z.string().trim().min(1).max(4000)

/** A note as it is stored. */
export const NoteRecord = z.object({
  id: NoteId,
  quoteId: QuoteId,
  noteType: NoteType,
  text: noteText,
  createdBy: z.string(),
  createdById: z.string(),
  created: z.iso.datetime(),
  lastUpdated: z.iso.datetime(),
})
export type NoteRecord = z.infer<typeof NoteRecord>
