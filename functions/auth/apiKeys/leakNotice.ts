import { config } from '#functions/_platform/config/config.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { users } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { personaOf } from '#shared/domain/identity/personas.ts'
import type { ApiKeyRecord } from '../store/apiKeys.ts'

/** The mail to who made a key whose secret was found where it does not belong; none where that one is gone. */
export const leakNotice = async (
  { userId, accountType, name, prefix }: ApiKeyRecord,
  { isPresent, now }: { readonly isPresent: boolean; readonly now: Instant },
) => {
  const maker = await users.byId(userId)
  if (maker?.enabled !== true) return { writes: [], events: [] }
  const { email: to, firstName } = maker
  const link = `${config.publicUrl}/${personaOf(accountType).path}/api-keys`
  const mail = mailWrite({ template: 'apiKeyLeaked', to, firstName, data: { name, prefix, isPresent, link }, now })
  return { writes: [mail.write], events: [mail.event] }
}
