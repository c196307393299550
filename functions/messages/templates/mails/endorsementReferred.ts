import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts, Words } from '../mailData.ts'

/** To the underwriters and the agent: an endorsement waits to be looked at, and why. */
export const endorsementReferred = defineMail({
  name: 'endorsementReferred',
  data: PolicyFacts.extend({
    effective: Day,
    change: Amount,
    reasons: z.array(Words),
    link: Link,
  }),
  subject: ({ policyNumber }) => `An endorsement of policy ${policyNumber} waits for an underwriter`,
  content: ({ insured, policyNumber, effective, change, reasons, link }, { money, day }) => {
    const what = `A change of policy ${policyNumber} of ${insured} as of ${day(effective)} waits for an underwriter. The policy stays as it is until then.`
    return {
      preview: what,
      title: 'An endorsement waits for an underwriter',
      paragraphs: [what, ...reasons.map((reason) => `${reason}.`)],
      facts: [
        { label: 'Policy', value: policyNumber },
        { label: 'Change of the price', value: money(change) },
      ],
      action: { label: 'Open the policy', href: link },
    }
  },
})
