import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { MailData, Words } from '../mailData.ts'

/** To who was refused for a blacklisted domain: what came of their appeal. */
export const blacklistAppealSettled = defineMail({
  name: 'blacklistAppealSettled',
  data: MailData.extend({ domain: Words, accepted: z.boolean(), answer: Words }),
  subject: ({ accepted, domain }) =>
    accepted ? `Business is done with ${domain} again` : `Your appeal was refused: ${domain}`,
  content: ({ accepted, answer, domain }) => ({
    preview: answer,
    title: accepted ? `Business is done with ${domain} again` : `No business is done with ${domain}`,
    paragraphs: [
      accepted
        ? 'We have looked at what you wrote. What was refused for this domain can be done now.'
        : 'We have looked at what you wrote, and it stays as it is. You can appeal again with something new.',
    ],
    facts: [
      { label: 'Domain', value: domain },
      { label: 'Reason', value: answer },
    ],
  }),
})
