import type { Chance } from './chance.ts'
import type { Forecast } from './weather.ts'

/** A worker gets at most so many messages at once. */
const mostInBatch = 25
/** A late message comes after at most so many that were sent after it. */
const latestBy = 50

/** Messages in the order they arrive: a late one later, and those of its key behind it. */
const arriving = <Message>(
  messages: readonly Message[],
  keyOf: (message: Message) => string,
  probability: number,
  draw: Chance,
): Message[] => {
  const lastOf = new Map<string, number>()
  return messages
    .map((message, index) => {
      const late = draw('late') < probability ? draw('late:by') * latestBy : 0
      const at = Math.max(index + late, lastOf.get(keyOf(message)) ?? 0)
      lastOf.set(keyOf(message), at)
      return { message, at }
    })
    .sort((a, b) => a.at - b.at)
    .map(({ message }) => message)
}

const inBatches = <Message>(messages: readonly Message[], draw: Chance): Message[][] => {
  const batches: Message[][] = []
  for (let from = 0; from < messages.length; ) {
    const size = 1 + Math.floor(draw('batch:size') * mostInBatch)
    batches.push(messages.slice(from, from + size))
    from += size
  }
  return batches
}

/** Weather's `deliveries`. A batch comes again whole, and before anything later of its keys: so a stream repeats itself. */
export const deliveriesOf = <Message>(
  messages: readonly Message[],
  keyOf: (message: Message) => string,
  { lateMessages, repeatedMessages }: Forecast,
  draw: Chance,
): Message[][] => {
  if (messages.length === 0) return []
  if (lateMessages === 0 && repeatedMessages === 0) return [[...messages]]
  const batches = inBatches(arriving(messages, keyOf, lateMessages, draw), draw)
  for (let index = batches.length - 1; index >= 0; index -= 1) {
    if (draw('again') >= repeatedMessages) continue
    const again = batches[index] ?? []
    const keys = new Set(again.map(keyOf))
    let place = index + 1
    while (draw('again:later') < 0.7 && batches[place]?.some((message) => keys.has(keyOf(message))) === false)
      place += 1
    batches.splice(place, 0, again)
  }
  return batches
}
