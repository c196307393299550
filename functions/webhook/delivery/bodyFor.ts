import { config } from '#functions/_platform/config/config.ts'
import type { WebhookDelivery } from '#shared/contracts/webhook/deliveries.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { personaOf } from '#shared/domain/identity/personas.ts'
import type { ChannelNote } from '#shared/domain/integration/channelNote.ts'
import { slackMessage } from '#shared/domain/integration/slackMessage.ts'
import { teamsCard } from '#shared/domain/integration/teamsCard.ts'
import {
  isDecidedBy,
  type WebhookSubject,
  webhookEvents,
  webhookTest,
} from '#shared/domain/integration/webhookEvents.ts'
import type { WebhookRecord } from '../store/webhooks.ts'

interface About {
  readonly type: WebhookDelivery['type']
  readonly at: Instant
  readonly ids: Readonly<Record<string, string>>
}

/** The pages of the records that something happens to. */
const pages = {
  account: 'accounts',
  assistantRequest: 'assistant-requests',
  claim: 'claims',
  policy: 'policies',
  quote: 'quotes',
} as const satisfies Readonly<Record<WebhookSubject, string>>

const shapes = { SLACK: slackMessage, TEAMS: teamsCard } as const

/** What is sent of something that happened, to the letter: to a system as Standard Webhooks has it, to a channel as it shows notes. */
export const bodyFor = (
  { accountType, channel, id }: Pick<WebhookRecord, 'accountType' | 'channel' | 'id'>,
  { type, at, ids }: About,
): string => {
  if (channel === undefined) return JSON.stringify({ type, timestamp: at, data: ids })
  const area = `${config.publicUrl}/${personaOf(accountType).path}`
  const note = (more: Pick<ChannelNote, 'action' | 'link' | 'says'>) =>
    JSON.stringify(shapes[channel]({ at, ids, ...more }))
  if (type === webhookTest)
    return note({
      says: 'This channel is told of what happens.',
      link: `${area}/webhooks/${id}`,
      action: 'Open in Palisade',
    })
  const { says, subject } = webhookEvents[type]
  const link = `${area}/${pages[subject]}/${ids[`${subject}Id`]}`
  return note({ says, link, action: isDecidedBy(type, accountType) ? 'Decide in Palisade' : 'Open in Palisade' })
}
