import { config } from '#functions/_platform/config/config.ts'
import { log } from '#functions/_platform/log/log.ts'
import type { Reach } from '#functions/_platform/outside/sendOut.ts'
import { secretOf } from '#functions/_platform/secrets/secrets.ts'
import type { ChosenChannel, SlackApp } from './chosenChannel.ts'
import { realSlack } from './realSlack.ts'
import { sandboxSlack } from './sandboxSlack.ts'

/** The app of the deployment; undefined where Slack is not offered. */
export const slackApp = (reach?: Reach): SlackApp | undefined => {
  const { slackClientId: clientId, slackClientSecret } = config
  if (clientId === '') return undefined
  return clientId === 'sandbox'
    ? sandboxSlack
    : realSlack({ clientId, clientSecret: secretOf(slackClientSecret), reach })
}

/** The channel that a code stands for; nothing where Slack does not say. The log holds nothing of what was said. */
export const chosenChannel = async (
  app: SlackApp,
  asked: { readonly code: string; readonly redirectUri: string },
): Promise<ChosenChannel | undefined> => {
  try {
    return await app.exchange(asked)
  } catch {
    log.warn('Slack did not say which channel was chosen')
    return undefined
  }
}
