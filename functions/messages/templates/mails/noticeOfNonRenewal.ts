import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Day, Link, Person, PolicyFacts, personLine, Words } from '../mailData.ts'
import { copyLine } from './copyLine.ts'

/** To the insured and the agent in the US: that the insurer does not renew the policy, or takes that back (rule: nonrenewal). */
export const noticeOfNonRenewal = defineMail({
  name: 'noticeOfNonRenewal',
  data: PolicyFacts.extend({
    product: Words,
    insurer: Words,
    expiryDate: Day,
    /** The refusal is taken back. */
    mayRenew: z.boolean(),
    /** Until when cover goes on beyond its term, since the notice is late. */
    standsUntil: Day.optional(),
    /** Why, in the insurer's own words. */
    because: Words.optional(),
    /** Within how many days of the end claims may be reported for longer by an extension. */
    extensionDays: z.int().optional(),
    /** It goes to the agent: a copy of what their client was sent. */
    isCopy: z.boolean(),
    /** Of a copy: the insured is sent the notice by post. */
    byPost: z.literal(true).optional(),
    agent: Person.optional(),
    link: Link,
  }),
  subject: ({ policyNumber, expiryDate, standsUntil = expiryDate, mayRenew }, { day }) =>
    mayRenew
      ? `Nonrenewal withdrawn: policy ${policyNumber} can be renewed`
      : `Notice of nonrenewal: policy ${policyNumber} ends on ${day(standsUntil)}`,
  content: (data, { day, agent: agentWord, startOfCover }) => {
    const { insured, policyNumber, product, insurer, expiryDate, mayRenew, isCopy, agent, link } = data
    const { because, extensionDays, standsUntil } = data
    const at = (date: typeof expiryDate) => `${startOfCover} on ${day(date)}, local time at the address of the insured`
    const ends = standsUntil ?? expiryDate
    const refused = [
      `${insurer} will not renew policy ${policyNumber} of ${insured}. ${
        standsUntil === undefined
          ? `Cover ends with its term at ${at(expiryDate)}, and nothing is insured from then on.`
          : `Its term ends on ${day(expiryDate)}. Since this notice is late, cover goes on on the same terms, without further premium, until ${at(standsUntil)}, and nothing is insured from then on.`
      }`,
      because === undefined
        ? 'Ask us in writing for the reasons, and we tell you in writing.'
        : `The reason for this decision: ${because}`,
      `Your ${agentWord} can look for cover with another insurer; please speak to them now. You may ask for the loss run of this policy, which is given without charge.`,
      ...(extensionDays === undefined
        ? []
        : [
            `This is a claims-made policy. Within ${extensionDays} days of its end you may buy an extended reporting period, in which claims over acts before the end can still be reported.`,
          ]),
    ]
    const withdrawn = [
      `${insurer} takes back its notice of nonrenewal of policy ${policyNumber} of ${insured}, and is prepared to renew it. Your ${agentWord} arranges the renewal.`,
      `Unless it is renewed or replaced, cover ends at ${at(ends)}.`,
    ]
    return {
      preview: mayRenew ? 'This policy can be renewed after all.' : `Cover ends at ${startOfCover} on ${day(ends)}.`,
      title: mayRenew ? 'Nonrenewal withdrawn' : 'Notice of nonrenewal',
      paragraphs: [
        ...(isCopy ? [copyLine({ insured, byPost: data.byPost })] : []),
        ...(mayRenew ? withdrawn : refused),
      ],
      facts: [
        { label: 'Insured', value: insured },
        { label: 'Policy', value: policyNumber },
        { label: 'Product', value: product },
        { label: 'Insurer', value: insurer },
        { label: 'Cover ends', value: `${day(ends)}, ${startOfCover}` },
        { label: 'Renewal', value: mayRenew ? 'Offered' : 'Not offered' },
      ],
      action: { label: 'Open the policy', href: link },
      ...(agent && !isCopy && { notes: [`Your ${agentWord}: ${personLine(agent)}`] }),
    }
  },
})
