import { now } from '#functions/_platform/clock/clock.ts'
import { secondsToWait } from '#functions/_platform/outside/secondsToWait.ts'
import { type Reach, sendOut, type Whole } from '#functions/_platform/outside/sendOut.ts'
import { type NotTold, refused, unanswered } from '../notTold.ts'

/** Milliseconds for one answer, and for all that is asked for one reading: a worker has a minute. */
const patience = { each: 10_000, all: 40_000 } as const
/** No page of an answer is so long, in bytes. */
const longest = 10_000_000

interface Question {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** With one it is posted. */
  readonly body?: string
  /** What an answer other than 200 means here; undefined for what it means everywhere. */
  readonly meaning?: (answer: Whole) => NotTold | undefined
}

/** Puts a question and reads the answer by `read`, which throws at what makes no sense. @throws NotTold */
export type Ask = <Answer>(question: Question, read: (text: string) => Answer) => Promise<Answer>

/** What an answer other than 200 means: a grant that is broken, a party that has had enough, or one that fails. */
const meaningOf = (tool: string, { status, headers }: Whole): NotTold => {
  if (status === 401) return refused(`${tool} does not accept the user or the secret. Connect it anew.`)
  if (status === 403) return refused(`${tool} does not let this user or key read what is asked. Connect one that may.`)
  if (status === 429 || status === 503)
    return unanswered(`${tool} has had enough questions for now.`, secondsToWait(headers['retry-after'], now()))
  return unanswered(`${tool} answered ${status}.`)
}

/**
 * One reading of a tool: its questions have a time together, its answers a length, and no redirect is followed. What it is
 * told of a failure holds neither what was sent nor what was answered.
 */
export const conversationWith = (tool: string, reach: Reach = {}): Ask => {
  const begun = performance.now()
  const { each, all } = { ...patience, ...(reach.patience !== undefined && { each: reach.patience }) }
  return async ({ url, headers, body, meaning }, read) => {
    const left = all - (performance.now() - begun)
    if (left <= 0) throw unanswered(`${tool} takes too long to tell all.`)
    const method = body === undefined ? 'GET' : 'POST'
    const answer = await sendOut(
      { method, url: url.href, headers: { 'user-agent': 'Palisade', ...headers }, body, mostBytes: longest },
      { ...reach, patience: Math.min(each, left) },
    ).catch(() => {
      throw unanswered(`${tool} was not reached in time.`)
    })
    if (answer.status !== 200) throw meaning?.(answer) ?? meaningOf(tool, answer)
    if (!answer.isWhole) throw unanswered(`${tool} answered more than can be read.`)
    try {
      return read(answer.body)
    } catch {
      throw unanswered(`${tool} answered what makes no sense.`)
    }
  }
}

/** Pages of which no more are read. */
export const mostPages = 100

export const tooMuch = (tool: string): NotTold =>
  refused(`${tool} has more to tell than can be read. Connect a part of it.`)
