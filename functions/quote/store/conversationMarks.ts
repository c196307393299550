import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** How far somebody has read the conversation on a quote. */
interface ConversationMark {
  readonly id: string
  /** When the last note that they have read was written. */
  readonly readUntil: Instant
}

export const conversationMarks = defineRecord<ConversationMark>({
  kind: 'conversationRead',
  notFound: 'quote.notFound',
})

export const conversationMarkId = ({ quoteId, userId }: { readonly quoteId: string; readonly userId: string }) =>
  `cvr_${quoteId}_${userId}`
