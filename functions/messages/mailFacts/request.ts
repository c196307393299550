import { type MailRequest, mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { MailData } from '../templates/mailData.ts'
import type { MailDataOf, MailName } from '../templates/renderMail.ts'

/** One e-mail to ask for: the template fixes what it must be told besides region, sender and recipient. */
export interface AskedMail<Name extends MailName> extends Omit<MailRequest, 'data' | 'now' | 'template'> {
  readonly template: Name
  readonly data: Omit<MailDataOf<Name>, keyof MailData>
}

/** An e-mail of any template, its data checked against the template where it is written. */
export const mailOf = <Name extends MailName>(mail: AskedMail<Name>): Omit<MailRequest, 'now'> => ({
  ...mail,
  data: { ...mail.data },
})

/** Asks for e-mails once for what happened, with what they lead to; without any, nothing is written. */
export const askForMails = async (
  mails: readonly Omit<MailRequest, 'now'>[],
  now: Instant,
  once: string,
  links: readonly { readonly write: Write }[] = [],
) => {
  if (mails.length === 0) return
  const requests = mails.map((mail) => mailWrite({ ...mail, now }))
  await commit(
    [...requests, ...links].map(({ write }) => write),
    { events: requests.map(({ event }) => event), once },
  )
}
