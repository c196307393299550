import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { scoreGainOf } from '#functions/account/public.ts'
import { notices, wantsMail } from '#functions/user/public.ts'
import { driftRemedy, driftWords } from '#shared/domain/integration/drift.ts'
import { whoIsCovered } from '../connections/whoConnects.ts'
import { newsOfDrift } from '../drift/newsOfDrift.ts'

/** The insured’s people, and who connects its systems, are told what is in place no more, as they want to be told. */
export const tellInsuredOfDrift: Subscriber<'connection.drifted'> = async ({ detail, now, once }) => {
  const news = await newsOfDrift(detail, { now })
  if (news === undefined) return
  const { account, controls, system, day } = news
  const people = await whoIsCovered(account)
  const what = controls.map(driftWords).join('; ')
  const text = `${system} of ${account.name} does not see in place any more: ${what}.`
  const bells = await notices(
    'driftSeen',
    people.map(({ user, path }) => ({ user, link: path, text })),
    now,
  )
  const wanted = await Promise.all(people.map(({ user }) => wantsMail(user.email, 'driftSeen')))
  const facts = {
    companyName: account.name,
    system,
    what: controls.map(driftWords),
    remedies: controls.map(driftRemedy),
    since: day,
    scoreGain: scoreGainOf(account, controls, now),
  }
  const mails = people
    .filter((_, index) => wanted[index])
    .map(({ user: { email: to, firstName }, path }) =>
      mailWrite({
        template: 'driftSeen',
        to,
        firstName,
        data: { ...facts, link: `${config.publicUrl}${path}` },
        now,
      }),
    )
  const writes = [...bells, ...mails.map(({ write }) => write)]
  if (writes.length > 0) await commit(writes, { events: mails.map(({ event }) => event), once })
}
