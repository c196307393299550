import { now } from '../clock/clock.ts'

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))

/**
 * Looks again and again until there is something, or so many seconds are over, and answers with what was seen last. A look
 * is told the moment at which it looks, in epoch milliseconds.
 */
export const heldFor = async <Seen>(
  { seconds, every }: { readonly seconds: number; readonly every: number },
  look: (at: number) => Promise<Seen>,
  isSomething: (seen: Seen) => boolean,
): Promise<Seen> => {
  const end = Date.parse(now()) + seconds * 1000
  for (;;) {
    const at = Date.parse(now())
    const seen = await look(at)
    if (isSomething(seen) || at + every > end) return seen
    await pause(every)
  }
}
