import { type RefObject, useEffect, useRef, useState } from 'react'
import { getConversation, markConversationRead } from '#shared/contracts/quote/conversation.ts'
import type { ConversationNote } from '#shared/contracts/quote/noteRecord.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'

/**
 * Says that the conversation is read once it is in view, and answers at which note the unread ones began, so that a reader
 * still sees it while they read.
 */
export const useReadMark = (
  quoteId: QuoteId,
  notes: readonly ConversationNote[],
  end: RefObject<HTMLElement | null>,
): string | undefined => {
  const { mutate } = useCommand(markConversationRead, { invalidates: [getConversation] })
  const [firstUnread, setFirstUnread] = useState<string>()
  const marked = useRef<string>(undefined)
  const first = notes.find(({ unread }) => unread)?.id
  const last = notes.at(-1)?.id
  useEffect(() => {
    const place = end.current
    if (first === undefined || last === undefined || place === null) return
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting) || marked.current === last) return
      marked.current = last
      setFirstUnread(first)
      mutate({ params: { quoteId }, body: { noteId: last } })
    })
    watch.observe(place)
    return () => watch.disconnect()
  }, [first, last, end, mutate, quoteId])
  return first ?? firstUnread
}
