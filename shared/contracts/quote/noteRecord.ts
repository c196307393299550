import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AgencyId, NoteId, QuoteId } from '#shared/domain/ids/ids.ts'
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

/** Who sees a note: the provider's own people, or the agency that brings the quote as well. */
export const noteVisibilities = ['INTERNAL', 'SHARED'] as const

/** On which side of a quote somebody stands. */
export const conversationSides = ['AGENCY', 'UNDERWRITING'] as const
export type ConversationSide = (typeof conversationSides)[number]

/** Somebody who is addressed in a note, by the name that stands in it after an `@`. */
export const Mention = z.object({ userId: z.string(), name: z.string() })
export type Mention = z.infer<typeof Mention>

/** More people are not addressed in one note. */
export const mostMentions = 10

/** Whom a note addresses: each is told of it. */
export const mentionIds = z.array(z.string().max(60)).max(mostMentions)

/** A note as it is stored. */
export const NoteRecord = z.object({
  id: NoteId,
  quoteId: QuoteId,
  noteType: NoteType,
  text: noteText,
  visibility: z.enum(noteVisibilities),
  /** Of a shared one, the agency that it is shared with: one that has the quote later is told nothing of it. */
  agencyId: AgencyId.optional(),
  side: z.enum(conversationSides),
  mentions: z.array(Mention),
  createdBy: z.string(),
  createdById: z.string(),
  created: Instant,
  lastUpdated: Instant,
})
export type NoteRecord = z.infer<typeof NoteRecord>

/** One note of the conversation, as both sides read it. */
export const ConversationNote = NoteRecord.pick({
  id: true,
  text: true,
  side: true,
  mentions: true,
  created: true,
  createdBy: true,
}).extend({
  mine: z.boolean(),
  unread: z.boolean().describe('Somebody else wrote it since the reader last looked.'),
})
export type ConversationNote = z.infer<typeof ConversationNote>

/** Somebody who may be addressed in a note. */
export const ConversationPerson = Mention.extend({ side: z.enum(conversationSides) })
export type ConversationPerson = z.infer<typeof ConversationPerson>
