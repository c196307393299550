import { config } from '#functions/_platform/config/config.ts'
import type { WebhookDelivery } from '#shared/contracts/webhook/deliveries.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { personaOf } from '#shared/domain/identity/personas.ts'
import { teamsCard } from '#shared/domain/integration/teamsCard.ts'
import { webhookEvents, webhookTest } from '#shared/domain/integration/webhookEvents.ts'
import type { WebhookRecord } from '../store/webhooks.ts'

interface About {
  readonly type: WebhookDelivery['type']
  readonly at: Instant
  readonly ids: Readonly<Record<string, string>>
}

/** The pages of the records that something happens to. */
const pages = { account: 'accounts', policy: 'policies', quote: 'quotes' } as const

/** What is sent of something that happened, to the letter: to a system as Standard Webhooks has it, to Teams as a card. */
export const bodyFor = (
  { accountType, channel, id }: Pick<WebhookRecord, 'accountType' | 'channel' | 'id'>,
  { type, at, ids }: About,
): string => {
  if (channel !== 'TEAMS') return JSON.stringify({ type, timestamp: at, data: ids })
  const area = `${config.publicUrl}/${personaOf(accountType).path}`
  if (type === webhookTest)
    return JSON.stringify(
      teamsCard({ says: 'This channel is told of what happens.', at, ids, link: `${area}/webhooks/${id}` }),
    )
  const { says, subject } = webhookEvents[type]
  return JSON.stringify(teamsCard({ says, at, ids, link: `${area}/${pages[subject]}/${ids[`${subject}Id`]}` }))
}
