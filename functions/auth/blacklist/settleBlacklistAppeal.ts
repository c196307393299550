import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { blacklistedDomains } from '#functions/directory/store/blacklistedDomains.ts'
import * as contract from '#shared/contracts/auth/blacklistAppeals.ts'
import { blacklistAppeals } from '../store/blacklistAppeals.ts'
import { appealGuard } from './appealGuard.ts'

/** An appeal that is accepted takes the domain off the blacklist, where it is still on it. */
export const settleBlacklistAppeal = implement(contract.settleBlacklistAppeal)(async ({ params, body, actor, now }) => {
  const appeal = await blacklistAppeals.require(params.appealId)
  const { decision, answer } = body
  appealGuard.mustAllow(appeal.status, decision, { actor })
  const settled = {
    ...appeal,
    status: appealGuard.after(appeal.status, decision),
    settled: { answer, by: nameFor(actor), at: now },
  }
  const domain = decision === 'accept' ? await blacklistedDomains.byId(appeal.domain) : undefined
  const mail = mailWrite({
    template: 'blacklistAppealSettled',
    to: appeal.by.email,
    firstName: appeal.by.name.split(' ')[0] ?? appeal.by.name,
    data: { domain: appeal.domain, accepted: decision === 'accept', answer },
    now,
  })
  await commit(
    [
      blacklistAppeals.update(appeal, settled),
      ...(domain === undefined ? [] : [blacklistedDomains.remove(domain)]),
      mail.write,
    ],
    { events: [mail.event] },
  )
  return settled
})
