import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Day, Link, Person, PolicyFacts, personLine, Words } from '../mailData.ts'
import { copyLine } from './copyLine.ts'

/** To the insured and the agent: when the policy ends, and whether its insurer is prepared to talk about a renewal (rule: notice-of-expiry). */
export const noticeOfExpiry = defineMail({
  name: 'noticeOfExpiry',
  data: PolicyFacts.extend({
    product: Words,
    insurer: Words,
    expiryDate: Day,
    mayRenew: z.boolean(),
    /** Its insured told that it is not to be renewed. */
    isOptedOut: z.boolean(),
    /** It goes to the agent: a copy of what their client was sent. */
    isCopy: z.boolean(),
    /** Of a copy: the insured is sent the notice by post. */
    byPost: z.literal(true).optional(),
    agent: Person.optional(),
    link: Link,
  }),
  subject: ({ policyNumber, expiryDate }, { day }) =>
    `Notice of expiry: policy ${policyNumber} ends on ${day(expiryDate)}`,
  content: (data, { day, agent: agentWord, startOfCover }) => {
    const { insured, policyNumber, product, insurer, expiryDate, mayRenew, isOptedOut, isCopy, agent, link } = data
    const ends = `${startOfCover} on ${day(expiryDate)}, local time at the address of the insured`
    const insurerSays = mayRenew
      ? `${insurer} is prepared to negotiate a renewal or an extension of this cover. ${
          isOptedOut
            ? `You told us that it is not to be renewed; if that has changed, tell your ${agentWord} before then.`
            : `Your ${agentWord} arranges it with you.`
        }`
      : `${insurer} is not prepared to negotiate a renewal or an extension of this cover. Your ${agentWord} can look for cover with another insurer; please speak to them now.`
    return {
      preview: `Cover ends at ${startOfCover} on ${day(expiryDate)}.`,
      title: 'Notice of expiry',
      paragraphs: [
        ...(isCopy ? [copyLine({ insured, byPost: data.byPost })] : []),
        `The cover of ${insured} under policy ${policyNumber} expires at ${ends}.`,
        insurerSays,
        'Unless it is renewed or replaced, nothing is insured from then on. This notice is sent whatever was chosen about reminders.',
      ],
      facts: [
        { label: 'Insured', value: insured },
        { label: 'Policy', value: policyNumber },
        { label: 'Product', value: product },
        { label: 'Insurer', value: insurer },
        { label: 'Expires', value: `${day(expiryDate)}, ${startOfCover}` },
        { label: 'Renewal', value: mayRenew ? 'Prepared to negotiate' : 'Not offered' },
      ],
      action: { label: 'Open the policy', href: link },
      ...(agent && !isCopy && { notes: [`Your ${agentWord}: ${personLine(agent)}`] }),
    }
  },
})
