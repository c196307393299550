import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { MailData, Words } from '../mailData.ts'

/** To the contact of an agency or another organization: that the provider suspended it, or reinstated it. */
export const organizationHeld = defineMail({
  name: 'organizationHeld',
  data: MailData.extend({ organization: Words, held: z.boolean() }),
  subject: ({ organization, held }) => `${organization} is ${held ? 'suspended' : 'reinstated'}`,
  content: ({ organization, held, sender }) => ({
    preview: held
      ? `Nobody of ${organization} can sign in until it is reinstated.`
      : `The people of ${organization} can sign in again.`,
    title: held ? `${organization} is suspended` : `${organization} is reinstated`,
    paragraphs: held
      ? [
          `${sender.name} has suspended ${organization}. None of its people can sign in, its API keys open nothing, and nothing new is quoted or bound through it.`,
          'Cover that is in force stays in force, and claims are handled as ever.',
          `If you hold this for a mistake, or want to know why, write to ${sender.supportEmail}.`,
        ]
      : [`${sender.name} has reinstated ${organization}. Its people can sign in again and go on where they were.`],
  }),
})
