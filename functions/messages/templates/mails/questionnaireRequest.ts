import { defineMail } from '../mail.ts'
import { Day, Link, MailData, Words } from '../mailData.ts'

/** To somebody of the insured: the questionnaire to be filled in, or checked where the agency has answered it. */
export const questionnaireRequest = defineMail({
  name: 'questionnaireRequest',
  data: MailData.extend({ insured: Words, agencyName: Words, until: Day, note: Words.optional(), link: Link }),
  subject: ({ insured }) => `Questions about ${insured} for its cyber insurance`,
  content: ({ insured, agencyName, until, note, link }, { day }) => ({
    preview: 'What has been answered for you is filled in already. Check it and answer the rest.',
    title: `Tell us how ${insured} protects itself`,
    paragraphs: [
      `${agencyName} asks you to answer the questions on which your insurance and its price stand. What has been answered for you is filled in already: check it, and answer the rest. You may stop at any page and go on later, on another device as well.`,
      ...(note === undefined ? [] : [`${agencyName} writes: “${note}”`]),
    ],
    facts: [{ label: 'Please answer by', value: day(until) }],
    action: { label: 'Open the questionnaire', href: link },
    notes: ['This link is for you. Please do not forward it: whoever opens it is asked for a code of yours.'],
  }),
})
