import { z } from 'zod'
import { type Reach, sendOut } from '#functions/_platform/outside/sendOut.ts'
import { slackUrl } from '#shared/domain/integration/slackMessage.ts'
import type { SlackApp } from './chosenChannel.ts'

/** The least that an app needs to tell one channel of something: it reads nothing, and posts where it was added alone. */
const scope = 'incoming-webhook'

const Granted = z.object({
  ok: z.literal(true),
  team: z.object({ name: z.string().min(1).max(200) }),
  incoming_webhook: z.object({
    channel: z.string().min(1).max(200),
    url: z
      .string()
      .max(1000)
      .regex(new RegExp(`^${slackUrl}$`)),
  }),
})

interface Access {
  readonly clientId: string
  readonly clientSecret: string
  readonly api?: string
  readonly reach?: Reach | undefined
}

const mostBytes = 100_000

/**
 * Slack's OAuth 2.0, version 2, written from its published documentation and tried against answers of that shape, not yet
 * against the service: https://docs.slack.dev/authentication/installing-with-oauth and
 * https://docs.slack.dev/reference/methods/oauth.v2.access (2026-11). The token that comes with the channel's address is
 * not kept.
 */
export const realSlack = ({ clientId, clientSecret, api = 'https://slack.com', reach }: Access): SlackApp => ({
  page: ({ redirectUri, state }) => {
    const asked = { client_id: clientId, scope, redirect_uri: redirectUri, state }
    return new URL(`/oauth/v2/authorize?${new URLSearchParams(asked)}`, api).href
  },
  exchange: async ({ code, redirectUri }) => {
    const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')
    const { status, body, isWhole } = await sendOut(
      {
        method: 'POST',
        url: new URL('/api/oauth.v2.access', api).href,
        headers: {
          'user-agent': 'Palisade',
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${basic}`,
        },
        body: new URLSearchParams({ code, redirect_uri: redirectUri }).toString(),
        mostBytes,
      },
      reach,
    )
    if (status !== 200 || !isWhole) throw new Error(`Slack answered ${status}.`)
    // A refusal is an answer of 200 without `ok`.
    const { data } = Granted.safeParse(JSON.parse(body))
    return data && { channel: data.incoming_webhook.channel, team: data.team.name, url: data.incoming_webhook.url }
  },
})
