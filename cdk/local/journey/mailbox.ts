import { http } from './client.ts'
import { until } from './until.ts'

interface Message {
  readonly id: number
  readonly subject?: string
  readonly text?: string
  readonly replyTo?: string
}

const messagesTo = async (port: number, to: string, after: number): Promise<readonly Message[]> => {
  const path = `/api/messages?to=${encodeURIComponent(to)}&after=${after}`
  const answer = await http({ port, host: 'mailbox.localhost', method: 'GET', path })
  return JSON.parse(answer.body)
}

/** The newest message to an address; what is sent from now on comes after it. */
export const newestMail = async (port: number, to: string): Promise<number> =>
  (await messagesTo(port, to, 0))[0]?.id ?? 0

/** Waits for a message to an address, after another, in which the pattern is found; answers with what it captured. */
export const waitForMail = async (
  port: number,
  to: string,
  pattern: RegExp,
  { after = 0 }: { readonly after?: number | undefined } = {},
): Promise<string> =>
  until(
    `A message to ${to} with ${pattern}`,
    async () => {
      const messages = await messagesTo(port, to, after)
      return messages.flatMap(({ subject = '', text = '' }) => pattern.exec(`${subject}\n${text}`)?.[1] ?? [])[0]
    },
    (found): found is string => found !== undefined,
  )

/** Where answers to the newest message to an address go, after another. */
export const answerAddress = async (
  port: number,
  to: string,
  { after }: { readonly after: number },
): Promise<string | undefined> => (await messagesTo(port, to, after))[0]?.replyTo
