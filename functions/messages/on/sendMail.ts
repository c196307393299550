import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { readFile } from '#functions/_platform/files/files.ts'
import { sendMail as deliver } from '#functions/_platform/mail/mail.ts'
import { type MailFile, mailSent, outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencyById } from '#functions/directory/public.ts'
import { isErasedAddress } from '#shared/domain/identity/erasedAddress.ts'
import { mails } from '../templates/registry.ts'
import { type MailDataOf, type MailName, renderMail } from '../templates/renderMail.ts'

const isMailName = (name: string): name is MailName => name in mails

const fileOf = async ({ key, name, contentType }: MailFile) => {
  const bytes = await readFile(key)
  if (bytes === undefined) throw new Error(`The file ${key} of an e-mail is not there.`)
  return { name, bytes, contentType }
}

/** What an agency's clients know it by: nothing where it has chosen no colours, and looks as the house does. */
const brandOf = async (agencyId: string | undefined) => {
  const agency = agencyId === undefined ? undefined : await agencyById(agencyId)
  if (agency?.colours === undefined) return undefined
  const { colours, name } = agency
  return { colours, name }
}

/** Renders and sends an e-mail that was asked for, then forgets what it said. One that was sent is not sent again. */
export const sendMail: Subscriber<'mail.requested'> = async ({ detail, now }) => {
  const mail = await outgoingMails.byId(detail.mailId)
  if (mail === undefined || mail.sentAt !== undefined) return
  // A record of business may still name who was erased, by an address that nobody has.
  if (isErasedAddress(mail.to)) return void (await commit([mailSent(mail, now)]))
  if (!isMailName(mail.template)) throw new Error(`There is no e-mail named ${mail.template}.`)
  const brand = await brandOf(mail.clientOf)
  // The template parses its data and throws when it does not fit.
  const data = { ...mail.data, ...(brand && { brand }) } as MailDataOf<MailName>
  const { subject, html, text } = await renderMail(mail.template, data)
  const attachments = await Promise.all((mail.attachments ?? []).map(fileOf))
  await deliver({ to: [mail.to], subject, html, text, attachments, token: mail.id })
  await commit([mailSent(mail, now)])
}
