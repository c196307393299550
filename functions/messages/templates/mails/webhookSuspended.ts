import { defineMail } from '../mail.ts'
import { Day, Link, MailData, Words } from '../mailData.ts'

/** To who made a webhook: its receiver takes nothing for days, so that it is told nothing more. */
export const webhookSuspended = defineMail({
  name: 'webhookSuspended',
  data: MailData.extend({ companyName: Words, host: Words, since: Day, link: Link }),
  subject: ({ companyName }) => `The webhook of ${companyName} was turned off`,
  content: ({ companyName, host, since, link }, { day }) => ({
    preview: `${host} has taken nothing since ${day(since)}.`,
    title: `${companyName} is told nothing more`,
    paragraphs: [
      `${host} has taken nothing that we sent since ${day(since)}, so the webhook was turned off.`,
      'What waits is kept for 30 days from when it happened. See what the receiver answered, put it right, then turn the webhook on again: what waits is sent then.',
    ],
    facts: [{ label: 'Receiver', value: host }],
    action: { label: 'Open webhooks', href: link },
  }),
})
