import { createHmac } from 'node:crypto'
import { config } from '#functions/_platform/config/config.ts'
import { secretOf } from '#functions/_platform/secrets/secrets.ts'

interface SlackState {
  readonly sessionId: string
  readonly organizationId: string
  /** Epoch seconds. */
  readonly until: number
  /** Makes each one another. */
  readonly nonce: string
}

/** What the browser takes along to Slack: of which session and organization it is and until when, signed by the platform. */
export const slackState = (state: SlackState): string => {
  const payload = Buffer.from(JSON.stringify(state)).toString('base64url')
  const key = secretOf(config.sealingKey)
  return `${payload}.${createHmac('sha256', key).update(`palisade slack state ${payload}`).digest('base64url')}`
}
