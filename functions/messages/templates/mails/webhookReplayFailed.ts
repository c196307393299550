import { defineMail } from '../mail.ts'
import { Day, Link, MailData, Words } from '../mailData.ts'

/** To who asked for a webhook's events once more: something broke on the way, so that some are not sent again. */
export const webhookReplayFailed = defineMail({
  name: 'webhookReplayFailed',
  data: MailData.extend({ companyName: Words, host: Words, from: Day, until: Day, link: Link }),
  subject: ({ companyName }) => `Not everything is sent again to ${companyName}`,
  content: ({ companyName, host, from, until, link }, { day }) => ({
    preview: `Something broke before all events from ${day(from)} to ${day(until)} were sent again.`,
    title: `Some events are not sent again to ${companyName}`,
    paragraphs: [
      `You asked for the events from ${day(from)} to ${day(until)} once more. Something broke on our side before we had asked for all of them, so some are not sent again.`,
      'None is lost: each is kept for 30 days from when it happened. See in the log which were sent again, then ask for the rest. Each has the id it had, so a receiver that has one already can pass over it.',
    ],
    facts: [{ label: 'Receiver', value: host }],
    action: { label: 'Open the log', href: link },
  }),
})
