import { serverMessage } from './messageOf.ts'
import { Problem } from './problem.ts'

/**
 * Gives a failure other words, whatever the server said.
 *
 * @throws {unknown} always: the failure, with the words.
 */
export const says =
  (words: string) =>
  (error: unknown): never => {
    if (!(error instanceof Problem) || error.cancelled) throw error
    const { status, code, errors, requestId, body, operation } = error
    throw new Problem({ status, code, detail: words, errors, requestId, body, operation })
  }

/**
 * Gives a failure the words of the deed where the server said none: `await update.mutateAsync(…).catch(orSay(t('…')))`.
 *
 * @throws {unknown} always: the failure, with words.
 */
export const orSay =
  (words: string) =>
  (error: unknown): never => {
    if (error instanceof Problem && serverMessage(error) !== undefined) throw error
    return says(words)(error)
  }
