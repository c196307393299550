import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fewLetters } from '#functions/_platform/mail/fewLetters.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { blacklistedDomains } from '#functions/directory/store/blacklistedDomains.ts'
import * as contract from '#shared/contracts/auth/blacklistAppeals.ts'
import { BlacklistAppealId } from '#shared/domain/ids/ids.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { blacklistAppeals, openKey } from '../store/blacklistAppeals.ts'

/** More an hour of one person are a nuisance to those who read them. */
const mostLetters = 10

/** Why a domain is blacklisted is not told: the staff who decide know it. */
export const appealBlacklist = implement(contract.appealBlacklist)(async ({ body, actor, now, fail }) => {
  const { domain, reason } = body
  await fewLetters(`blacklistAppeal ${actor.userId}`, mostLetters, now)
  if ((await blacklistedDomains.byId(domain)) === undefined) return fail('blacklist.notFound')
  const { userId, organizationId, email, name, role } = actor
  if (await blacklistAppeals.byUnique('open', openKey({ domain, organizationId }))) return fail('blacklist.appealOpen')
  const id = BlacklistAppealId.parse(`bla_${ulid()}`)
  const by = { name, email, role }
  const mail = mailWrite({
    template: 'blacklistAppealed',
    to: regionOf(config.region).support.email,
    data: { domain, reason, from: { name, email }, role, link: `${config.publicUrl}/admin/blacklist` },
    now,
  })
  const appeal = { id, domain, reason, status: 'OPEN' as const, by, asked: now, userId, organizationId }
  await commit([blacklistAppeals.create(appeal), mail.write], { events: [mail.event] })
  return { id }
})
