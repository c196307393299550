import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { readFile } from '#functions/_platform/files/files.ts'
import { sendMail as deliver } from '#functions/_platform/mail/mail.ts'
import { type MailFile, mailSent, outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { mails } from '../templates/registry.ts'
import { type MailDataOf, type MailName, renderMail } from '../templates/renderMail.ts'

const isMailName = (name: string): name is MailName => name in mails

const fileOf = async ({ key, name, contentType }: MailFile) => {
  const bytes = await readFile(key)
  if (bytes === undefined) throw new Error(`The file ${key} of an e-mail is not there.`)
  return { name, bytes, contentType }
}

/** Renders and sends an e-mail that was asked for, then forgets what it said. One that was sent is not sent again. */
export const sendMail: Subscriber<'mail.requested'> = async ({ detail, now }) => {
  const mail = await outgoingMails.byId(detail.mailId)
  if (mail === undefined || mail.sentAt !== undefined) return
  if (!isMailName(mail.template)) throw new Error(`There is no e-mail named ${mail.template}.`)
  // The template parses its data and throws when it does not fit.
  const { subject, html, text } = await renderMail(mail.template, mail.data as MailDataOf<MailName>)
  const attachments = await Promise.all((mail.attachments ?? []).map(fileOf))
  await deliver({ to: [mail.to], subject, html, text, attachments, token: mail.id })
  await commit([mailSent(mail, now)])
}
