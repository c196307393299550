import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Day, Link, PolicyFacts, Words } from '../mailData.ts'

/** To the underwriters and the agent: a cancellation is asked for, and nobody has decided on it. */
export const cancellationRequested = defineMail({
  name: 'cancellationRequested',
  data: PolicyFacts.extend({
    effective: Day,
    reason: Words,
    /** Whether the insured's signed letter is with it. */
    hasLetter: z.boolean(),
    link: Link,
  }),
  subject: ({ policyNumber }) => `A cancellation of policy ${policyNumber} is asked for`,
  content: ({ insured, policyNumber, effective, reason, hasLetter, link }, { day }) => ({
    preview: `A cancellation of policy ${policyNumber} of ${insured} waits for a decision.`,
    title: 'A cancellation is asked for',
    paragraphs: [
      `Policy ${policyNumber} of ${insured} is to be cancelled as of ${day(effective)}. Its cover goes on until an underwriter has decided.`,
      hasLetter
        ? 'The letter of the insured is kept with the documents of the policy.'
        : 'No letter of the insured is with it yet.',
    ],
    facts: [
      { label: 'Policy', value: policyNumber },
      { label: 'Reason', value: reason },
    ],
    action: { label: 'Open the policy', href: link },
  }),
})
