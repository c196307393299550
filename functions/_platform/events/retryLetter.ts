import { now } from '../clock/clock.ts'
import { commit } from '../storage/commit.ts'
import { failureOf } from './buryLetter.ts'
import { type DeadLetterRecord, deadLetters } from './deadLetters.ts'

/** Tries a dead letter again, once: it is done, or has failed with what it says now. What is over stays as it is. */
export const retryLetter = async (id: string, again: (letter: DeadLetterRecord) => Promise<void>): Promise<void> => {
  const letter = await deadLetters.byId(id)
  if (letter?.status !== 'RETRIED') return
  const tries = letter.tries + 1
  try {
    await again(letter)
  } catch (error) {
    const failure = failureOf(error)
    await commit([deadLetters.update(letter, { ...letter, status: 'FAILED', failure, tries, lastUpdated: now() })])
    return
  }
  await commit([deadLetters.update(letter, { ...letter, status: 'DONE', tries, lastUpdated: now() })])
}
