import { appendFileSync } from 'node:fs'

/** A small worker that writes down what reaches it; it never ends a job called "hang" and fails one called "fail". */
export const handler = async (event: unknown): Promise<unknown> => {
  appendFileSync(process.env.JOURNAL ?? '/dev/null', `${JSON.stringify(event)}\n`)
  if (process.env.HANG === 'yes') await new Promise(() => {})
  if (JSON.stringify(event).includes('"fail"')) throw new Error('failed on purpose')
  return { done: true }
}
