import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Link, MailData, Words } from '../mailData.ts'

/** To who keeps an agency's books: the commission statement of a month is there. */
export const commissionStatement = defineMail({
  name: 'commissionStatement',
  data: MailData.extend({ agency: Words, month: Words, policies: z.int().min(0), amount: Amount, link: Link }),
  subject: ({ month }) => `Your commission statement, ${month}`,
  content: (data, { money }) => ({
    preview: `The commission statement of ${data.month} is ready.`,
    title: 'Your commission statement',
    paragraphs: [
      `The commission statement of ${data.agency} for ${data.month} is ready. It says policy by policy what became due as premium was collected.`,
      ...(data.amount < 0
        ? ['You have earned less than is owed to us. The difference is carried forward to the next statement.']
        : []),
    ],
    facts: [
      { label: 'Policies', value: String(data.policies) },
      { label: data.amount < 0 ? 'Carried forward' : 'Due to you', value: money(data.amount) },
    ],
    action: { label: 'Open the commissions', href: data.link },
  }),
})
