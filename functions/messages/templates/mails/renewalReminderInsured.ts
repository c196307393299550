import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, Person, PolicyFacts, personLine, Words } from '../mailData.ts'

/** To the insured: their cover ends, and who renews it for them. */
export const renewalReminderInsured = defineMail({
  name: 'renewalReminderInsured',
  data: PolicyFacts.extend({
    days: z.int().min(0),
    product: Words,
    expiryDate: Day,
    /** Of the renewal, once it is quoted. */
    total: Amount.optional(),
    agent: Person.optional(),
    link: Link,
  }),
  subject: ({ expiryDate }, { day }) => `Your cyber insurance ends on ${day(expiryDate)}`,
  content: ({ insured, policyNumber, days, product, expiryDate, agent, link }, { day, agent: agentWord }) => ({
    preview: `Your ${agentWord} renews it for you.`,
    title: days === 0 ? 'Your cover ends today' : `Your cover ends in ${days} days`,
    paragraphs: [
      `${insured} is covered until ${day(expiryDate)}. Your ${agentWord} prepares the renewal and sends it to you to confirm.`,
      `Has your business changed – more revenue, another line of work, new systems? Tell your ${agentWord} now, so that the new cover fits.`,
    ],
    facts: [
      { label: 'Policy', value: policyNumber },
      { label: 'Product', value: product },
      { label: 'In force until', value: day(expiryDate) },
    ],
    action: { label: 'Open your policy', href: link },
    ...(agent && { notes: [`Your ${agentWord}: ${personLine(agent)}`] }),
  }),
})
