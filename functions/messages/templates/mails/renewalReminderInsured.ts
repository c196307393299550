import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, Person, PolicyFacts, personLine, Words } from '../mailData.ts'

/** What comes of the cover: the insurer renews it, offers no renewal, or was told that none is wanted (rule: expiry-notice). */
const next = (ending: 'declined' | 'optedOut' | undefined, agentWord: string): string => {
  switch (ending) {
    case 'declined':
      return `We do not offer to renew it, so you are not insured under it from then on. Your ${agentWord} helps you to find other cover in time.`
    case 'optedOut':
      return `We were told that it is not to be renewed, so you are not insured under it from then on. If you want it to go on, tell your ${agentWord}: we are ready to look at a renewal.`
    default:
      return `Your ${agentWord} prepares the renewal and sends it to you to confirm.`
  }
}

/** To the insured: their cover ends, and who renews it for them. */
export const renewalReminderInsured = defineMail({
  name: 'renewalReminderInsured',
  data: PolicyFacts.extend({
    days: z.int().min(0),
    product: Words,
    expiryDate: Day,
    /** Of the renewal, once it is quoted. */
    total: Amount.optional(),
    /** Why no renewal is prepared: the insurer offers none, or nobody wants one. */
    ending: z.enum(['declined', 'optedOut']).optional(),
    agent: Person.optional(),
    link: Link,
  }),
  subject: ({ expiryDate }, { day }) => `Your cyber insurance ends on ${day(expiryDate)}`,
  content: ({ insured, policyNumber, days, product, expiryDate, ending, agent, link }, { day, agent: agentWord }) => ({
    preview: ending === undefined ? `Your ${agentWord} renews it for you.` : 'It is not set to be renewed.',
    title: days === 0 ? 'Your cover ends today' : `Your cover ends in ${days} days`,
    paragraphs: [
      `${insured} is covered until ${day(expiryDate)}. ${next(ending, agentWord)}`,
      ...(ending === undefined
        ? [
            `Has your business changed – more revenue, another line of work, new systems? Tell your ${agentWord} now, so that the new cover fits.`,
          ]
        : []),
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
