import { config } from '#functions/_platform/config/config.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { userById } from '#functions/directory/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { personaOf } from '#shared/domain/identity/personas.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { WebhookRecord } from '../store/webhooks.ts'

/** What tells who made a webhook that its receiver was given up; undefined where that one is gone. */
export const suspensionNotice = async (
  { userId, accountType, companyName, webhookUrl, failingSince }: WebhookRecord,
  now: Instant,
) => {
  const maker = await userById(userId)
  if (maker?.enabled !== true || failingSince === undefined) return undefined
  const { email: to, firstName } = maker
  const link = `${config.publicUrl}/${personaOf(accountType).path}/webhooks`
  const data = {
    companyName,
    host: new URL(webhookUrl).hostname,
    since: dateAt(failingSince, regionOf(config.region).timeZone),
    link,
  }
  return mailWrite({ template: 'webhookSuspended', to, firstName, data, now })
}
