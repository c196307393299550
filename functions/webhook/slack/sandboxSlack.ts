import { config } from '#functions/_platform/config/config.ts'
import { sandboxSlackChannels } from '#shared/domain/integration/slackMessage.ts'
import type { SlackApp } from './chosenChannel.ts'

const isChannel = (id: string): id is keyof typeof sandboxSlackChannels => Object.hasOwn(sandboxSlackChannels, id)

/** The workspace that the sandbox has: a code names the channel that was chosen, and what is told it comes to `hooks.localhost`. */
export const sandboxSlack: SlackApp = {
  page: (asked) => {
    const address = new URL(config.publicUrl)
    address.hostname = ['slack', ...address.hostname.split('.').slice(1)].join('.')
    return new URL(
      `/authorize?${new URLSearchParams({ redirect_uri: asked.redirectUri, state: asked.state })}`,
      address,
    ).href
  },
  exchange: async ({ code }) => {
    const [id = '', token] = code.split('.')
    if (!isChannel(id) || token === undefined) return undefined
    return {
      channel: sandboxSlackChannels[id],
      team: 'Sandbox workspace',
      url: `https://hooks.localhost/services/T0SANDBOX/${id}/${token}`,
    }
  },
}
