import { setTimeout as sleep } from 'node:timers/promises'
import { http } from './client.ts'

interface Message {
  readonly to: string | readonly string[]
  readonly subject?: string
  readonly text?: string
  readonly html?: string
}

const patience = 20_000

/** Waits for a message to an address in which the pattern is found, and answers with what it captured. */
export const waitForMail = async (port: number, to: string, pattern: RegExp): Promise<string> => {
  const until = Date.now() + patience
  for (;;) {
    const answer = await http({
      port,
      host: 'mailbox.localhost',
      method: 'GET',
      path: `/api/messages?to=${encodeURIComponent(to)}`,
    })
    const body = JSON.parse(answer.body) as readonly Message[] | { readonly messages: readonly Message[] }
    const messages = 'messages' in body ? body.messages : body
    for (const { subject = '', text = '' } of messages) {
      const found = pattern.exec(`${subject}\n${text}`)
      if (found?.[1] !== undefined) return found[1]
    }
    if (Date.now() > until) throw new Error(`No message to ${to} with ${pattern} within ${patience / 1000} s.`)
    await sleep(50)
  }
}
