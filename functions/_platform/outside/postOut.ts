import { type Reach, sendOut } from './sendOut.ts'

/** What a receiver answered; the body as far as it is read. */
export interface Answer {
  readonly status: number
  readonly body: string
}

interface Letter {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const mostBytes = 2_000

/** Sends a letter to a public host over TLS and answers with what it said. A redirect is an answer, and nothing is followed. */
export const postOut = async (letter: Letter, reach: Reach = {}): Promise<Answer> => {
  const { status, body } = await sendOut({ ...letter, method: 'POST', mostBytes, keepsOpen: true }, reach)
  return { status, body }
}
