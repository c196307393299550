import { type ChannelNote, titleOfId } from './channelNote.ts'

/**
 * The address by which an app of Slack posts to one channel
 * (https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks, 2026-11). On a laptop the sandbox's receiver
 * stands for one.
 */
export const slackUrl = 'https://hooks\\.(slack\\.com|localhost)/[!-~]*'

/** What of such an address may be shown: who knows all of it may post to the channel. */
export const shownSlackUrl = (url: string): string => url.replace(/^(https:\/\/[^/]+).*$/, '$1/…')

/** How long somebody may look at Slack's page, in seconds. */
export const slackSeconds = 10 * 60

/** What came of asking Slack: a channel is told, Slack or its user refused, the way back was not ours, or there are too many. */
export const slackOutcomes = ['connected', 'refused', 'expired', 'full'] as const
export type SlackOutcome = (typeof slackOutcomes)[number]

/** The channels of the workspace that the sandbox has, by the ids of Slack's manner. */
export const sandboxSlackChannels = { C0CYBERDESK: '#cyber-desk', C0RENEWALS: '#renewals' } as const

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Words that stay words: nobody is called and nothing is linked by them (https://docs.slack.dev/messaging/formatting-message-text). */
const plain = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '')

/**
 * What a channel of Slack is told, by blocks (https://docs.slack.dev/reference/block-kit, 2026-11). Slack shows the moment in
 * the reader's own zone, and fetches nothing behind the link to show it beside.
 */
export const slackMessage = ({ says, at, ids, link, action }: ChannelNote) => {
  const fallback = `${at.slice(0, 16).replace('T', ' ')} UTC`
  const moment = `<!date^${Math.floor(Date.parse(at) / 1000)}^{date_short_pretty} {time}|${fallback}>`
  const facts = Object.entries(ids).map(([name, value]) => `${plain(titleOfId(name))} \`${plain(value)}\``)
  return {
    text: plain(says),
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      { type: 'section', text: { type: 'mrkdwn', text: `*${plain(says)}*\n<${link}|${plain(action)}>` } },
      { type: 'context', elements: [{ type: 'mrkdwn', text: [moment, ...facts].join(' · ') }] },
    ],
  }
}
