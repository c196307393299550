import { deadLetters, untoldGroup } from '#functions/_platform/events/deadLetters.ts'
import type { Job } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'

/** Letters that are told of together; what is left comes with the next run. */
const together = 50

/** Whoever operates the region is told of what could not be done, once: by subscriber, and how many each has left. */
export const watchDeadLetters: Job = async ({ now }) => {
  const { ids } = await deadLetters.walk({ scope: 'all', group: untoldGroup, size: together })
  const letters = await deadLetters.byIds(ids.map(({ id }) => id))
  const untold = letters.filter(({ status, toldAt }) => status === 'FAILED' && toldAt === undefined)
  if (untold.length === 0) return { met: 0 }
  const bySubscriber = Map.groupBy(untold, ({ service, handler }) => `${service}.${handler}`)
  await commit(
    untold.map((letter) => deadLetters.update(letter, { ...letter, toldAt: now })),
    {
      events: [
        {
          name: 'deadLetter.waiting',
          detail: { letters: [...bySubscriber].map(([subscriber, those]) => `${subscriber} ${those.length}`) },
        },
      ],
    },
  )
  return { met: untold.length }
}
