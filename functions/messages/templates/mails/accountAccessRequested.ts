import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { MailData, Person, personLine, Words } from '../mailData.ts'

/** To the agency that has a client, or to the provider where none has: somebody asks for access to it. */
export const accountAccessRequested = defineMail({
  name: 'accountAccessRequested',
  data: MailData.extend({ account: Words, requestedBy: Person, message: z.string().trim().optional() }),
  subject: ({ account }) => `Access to ${account} is asked for`,
  content: ({ account, requestedBy, message }) => ({
    preview: `${requestedBy.name} asks for access.`,
    title: `${requestedBy.name} asks for access to ${account}`,
    paragraphs: [
      'If they should work on this client, hand it over to them or put it into their team. Otherwise nothing needs to be done: they see nothing of the client.',
      ...(message ? [`They write: ${message}`] : []),
    ],
    facts: [{ label: 'Asked by', value: personLine(requestedBy) }],
  }),
})
