import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { getMessage } from '#shared/contracts/inbox/messages.ts'
import type { EmailType } from '#shared/domain/correspondence/messageWords.ts'
import { subjectFor } from '#shared/domain/correspondence/threadOf.ts'
import { filledLine, text } from '#shared/domain/text/text.ts'
import { commaJoined } from './commaJoined.ts'
import { quoted } from './quoted.ts'

export type Message = ResponseOf<typeof getMessage>

const address = emailText('Please enter a valid Email Address', 'Email is required')

/** A message as it is written: addresses in one line each. */
export const Writing = z.object({
  to: commaJoined(address).pipe(z.array(address).min(1, 'Email is required').max(20)),
  cc: commaJoined(address).pipe(z.array(address).max(20)),
  subject: filledLine(200, { missing: 'Subject is required' }),
  body: text(20_000),
  attachmentIds: z.array(z.string()),
})
export type Writing = z.input<typeof Writing>

/** Attachments that may go along with what passes a message on. */
export const passable = ({ attachments }: Message) => attachments.filter(({ quarantined }) => quarantined === undefined)

const none: Writing = { to: '', cc: '', subject: '', body: '', attachmentIds: [] }

/** What a form begins with: a draft as it is, an answer to whom it answers, with what was said below. */
export const beginning = (about: Message | undefined, emailType: EmailType, said: string): Writing => {
  if (about === undefined) return none
  const { status, direction, to, cc, from, subject, body } = about
  if (status === 'DRAFT') return { ...none, to: to.join(', '), cc: cc.join(', '), subject, body }
  const others = direction === 'OUT' ? to : [from]
  return {
    to: emailType === 'FORWARD' ? '' : others.join(', '),
    cc: '',
    subject: subjectFor(emailType, subject),
    body: quoted({ text: body, said }).slice(0, 20_000),
    attachmentIds: emailType === 'FORWARD' ? passable(about).map(({ id }) => id) : [],
  }
}
