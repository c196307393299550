import { randomUUID } from 'node:crypto'
import { config } from '../config/config.ts'
import { table } from './client.ts'
import { tryRow } from './rows.ts'

/** A try, by its subject and its moment, which no other has. */
export interface Try {
  readonly subject: string
  readonly moment: string
}

/** What is remembered: tries of so many seconds before now (epoch seconds), and at most so many, the newest. */
export interface Memory {
  readonly now: number
  readonly window: number
  readonly most: number
}

const milliseconds = 1000
const digits = 15

const momentAt = (seconds: number): string => String(Math.floor(seconds * milliseconds)).padStart(digits, '0')
const options = () => ({ client: table(), table: config.tableName })

/** When a try was made, epoch seconds. */
export const secondsOf = ({ moment }: Try): number => Number(moment.slice(0, digits)) / milliseconds

/** The latest tries at a subject, one more than are remembered. */
export const triesAt = async (subject: string, { now, window, most }: Memory): Promise<readonly Try[]> => {
  const { data } = await tryRow.query
    .bySubject({ subject })
    .gt({ moment: momentAt(now - window) })
    .go({ ...options(), order: 'desc', limit: most + 1, consistent: true })
  return data
}

/**
 * Counts a try at a subject before it is made, and tells of the others: of tries that are made at once no more find few
 * others than are let through one after the other, since each is written before it reads.
 */
export const countTry = async (
  subject: string,
  memory: Memory,
): Promise<{ readonly own: Try; readonly others: readonly Try[] }> => {
  const own = { subject, moment: `${momentAt(memory.now)}${randomUUID()}` }
  await tryRow.put({ ...own, expiresAt: Math.ceil(memory.now + memory.window) }).go(options())
  const all = await triesAt(subject, memory)
  return { own, others: all.filter(({ moment }) => moment !== own.moment) }
}

/** Takes tries back: they were none, or are forgiven. */
export const takeBackTries = async (tries: readonly Try[]): Promise<void> => {
  await Promise.all(tries.map(({ subject, moment }) => tryRow.delete({ subject, moment }).go(options())))
}
