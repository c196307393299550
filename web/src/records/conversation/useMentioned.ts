import { useRef } from 'react'
import type { ConversationPerson } from '#shared/contracts/quote/noteRecord.ts'

/** Who was chosen while a text is written; of them, the ids of those whose name still stands in it. */
export const useMentioned = () => {
  const chosen = useRef<readonly ConversationPerson[]>([])
  return {
    add: (person: ConversationPerson) => {
      chosen.current = [...chosen.current.filter(({ userId }) => userId !== person.userId), person]
    },
    in: (text: string): string[] =>
      chosen.current.filter(({ name }) => text.includes(`@${name}`)).map(({ userId }) => userId),
  }
}
