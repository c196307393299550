import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Day, Link, PolicyFacts, Words } from '../mailData.ts'

/** To the insured and the agent: what would have ended the policy waits, or goes on as of a day. */
export const policyFrozen = defineMail({
  name: 'policyFrozen',
  data: PolicyFacts.extend({
    what: z.enum(['completeCancel', 'ends', 'expire', 'lapse']),
    /** The bulletin or order that freezes it; a hold is not named. */
    source: Words.optional(),
    until: Day.optional(),
    endsOn: Day.optional(),
    link: Link,
  }),
  subject: ({ policyNumber, what }) =>
    what === 'ends' ? `Cover of policy ${policyNumber} ends` : `The end of policy ${policyNumber} waits`,
  content: ({ insured, policyNumber, what, source, until, endsOn, link }, { day, startOfCover }) => {
    const told = {
      completeCancel: `The cancellation of policy ${policyNumber} does not take effect for now: cover of ${insured} goes on.`,
      ends: `Cover of ${insured} under policy ${policyNumber} went on beyond its term, and ends at ${startOfCover} on ${endsOn === undefined ? '' : day(endsOn)} unless it is renewed.`,
      expire: `Cover of ${insured} under policy ${policyNumber} goes on beyond its term for now, since nothing renews it.`,
      lapse: `Policy ${policyNumber} of ${insured} can be brought back by paying what is due for longer than it was told.`,
    }[what]
    const why = source === undefined ? [] : [`This is so because of ${source}.`]
    return {
      preview: told,
      title: what === 'ends' ? 'Your cover ends' : 'The end of your policy waits',
      paragraphs: [
        told,
        ...why,
        ...(what === 'ends' ? [] : ['You will be told in good time before anything goes on.']),
      ],
      facts: [
        { label: 'Policy', value: policyNumber },
        ...(until === undefined ? [] : [{ label: 'Waits until', value: day(until) }]),
      ],
      action: { label: 'Open the policy', href: link },
    }
  },
})
