import { config } from '#functions/_platform/config/config.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isToldOfExpiry } from '#shared/domain/identity/apiKeys.ts'
import { personaOf } from '#shared/domain/identity/personas.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { ApiKeyRecord } from '../store/apiKeys.ts'

/** Tells who made a key that is in use, once for each of its terms, that it ends soon: what nobody uses may end unsaid. */
export const tellOfExpiry = async (key: ApiKeyRecord, now: Instant): Promise<void> => {
  if (!isToldOfExpiry(key, now)) return
  const maker = await users.byId(key.userId)
  if (maker?.enabled !== true) return
  const { email: to, firstName } = maker
  const { name, prefix, accountType, expiresAt } = key
  const expiresOn = dateAt(expiresAt, regionOf(config.region).timeZone)
  const link = `${config.publicUrl}/${personaOf(accountType).path}/api-keys`
  const mail = mailWrite({ template: 'apiKeyExpiring', to, firstName, data: { name, prefix, expiresOn, link }, now })
  await commit([mail.write], { events: [mail.event], once: `apiKeyExpiring|${key.id}|${expiresAt}` })
}
