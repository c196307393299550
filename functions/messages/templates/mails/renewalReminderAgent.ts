import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts, Words } from '../mailData.ts'

/** To the agent: a policy ends, and where its renewal stands. */
export const renewalReminderAgent = defineMail({
  name: 'renewalReminderAgent',
  data: PolicyFacts.extend({
    days: z.int().min(0),
    product: Words,
    expiryDate: Day,
    /** Of the renewal, once it is quoted. */
    total: Amount.optional(),
    link: Link,
  }),
  subject: ({ policyNumber, insured, expiryDate }, { day }) =>
    `Policy ${policyNumber} of ${insured} ends on ${day(expiryDate)}`,
  content: ({ insured, policyNumber, days, product, expiryDate, total, link }, { money, day }) => ({
    preview: total === undefined ? 'Its renewal is not quoted yet.' : 'Its renewal is quoted and waits for you.',
    title: days === 0 ? `The cover of ${insured} ends today` : `The cover of ${insured} ends in ${days} days`,
    paragraphs: [
      total === undefined
        ? 'Its renewal is not quoted yet. Check what has changed of the company, and request it: that takes a few minutes.'
        : 'Its renewal is quoted. See what has changed and why the price moved, then send it to your client or bind it.',
      'Without a renewal there is no cover from that day on. You can mute these reminders on the policy, or say there that it is not to be renewed.',
    ],
    facts: [
      { label: 'Policy', value: policyNumber },
      { label: 'Product', value: product },
      { label: 'In force until', value: day(expiryDate) },
      ...(total === undefined ? [] : [{ label: 'Renewal, fees and taxes included', value: money(total) }]),
    ],
    action: { label: 'Renew it', href: link },
  }),
})
