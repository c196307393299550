import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { MailData, Person, personLine, Words } from '../mailData.ts'

/** To the provider's people who answer: what somebody thinks of the platform. */
export const feedbackReceived = defineMail({
  name: 'feedbackReceived',
  data: MailData.extend({
    category: Words,
    feedback: Words,
    from: Person,
    role: Words,
    mayShare: z.boolean().optional(),
  }),
  subject: ({ category, from }) => `${category} from ${from.name}`,
  content: ({ category, feedback, from, role, mayShare }) => ({
    preview: `${from.name} writes to us.`,
    title: `${category}: what ${from.name} writes`,
    paragraphs: [feedback],
    facts: [
      { label: 'From', value: personLine(from) },
      { label: 'Role', value: role },
      ...(mayShare === undefined ? [] : [{ label: 'May be shared', value: mayShare ? 'Yes' : 'No' }]),
    ],
  }),
})
