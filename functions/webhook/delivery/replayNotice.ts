import { config } from '#functions/_platform/config/config.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { userById } from '#functions/directory/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { personaOf } from '#shared/domain/identity/personas.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { WebhookRecord } from '../store/webhooks.ts'

interface Asked {
  /** Who asked for it; who made the webhook, where nobody did. */
  readonly byId: string | undefined
  readonly from: Instant
  readonly until: Instant
  readonly now: Instant
}

/** What tells who had a webhook's events sent again that not all of them will be; undefined where that one is gone. */
export const replayNotice = async (webhook: WebhookRecord, { byId, from, until, now }: Asked) => {
  const { id, accountType, companyName, userId, webhookUrl } = webhook
  const reader = await userById(byId ?? userId)
  if (reader?.enabled !== true) return undefined
  const { email: to, firstName } = reader
  const dayOf = (moment: Instant) => dateAt(moment, regionOf(config.region).timeZone)
  const data = {
    companyName,
    host: new URL(webhookUrl).hostname,
    from: dayOf(from),
    // The end is the moment after the last.
    until: dayOf(new Date(Date.parse(until) - 1).toISOString()),
    link: `${config.publicUrl}/${personaOf(accountType).path}/webhooks/${id}`,
  }
  return mailWrite({ template: 'webhookReplayFailed', to, firstName, data, now })
}
