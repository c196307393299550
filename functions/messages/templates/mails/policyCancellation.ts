import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts, Words } from '../mailData.ts'

const subjects = {
  done: 'is cancelled',
  pending: 'will be cancelled',
  reinstatable: 'is cancelled because it was not paid',
  withdrawn: 'is not cancelled after all',
} as const

/** To the insured and the agent, at each step of a cancellation: when cover ends, what keeps it, what comes back. */
export const policyCancellation = defineMail({
  name: 'policyCancellation',
  data: PolicyFacts.extend({
    standing: z.enum(['done', 'pending', 'reinstatable', 'withdrawn']),
    endsOn: Day.optional(),
    payBy: Day.optional(),
    reason: Words.optional(),
    returned: Amount.optional(),
    link: Link,
  }),
  subject: ({ policyNumber, standing }) => `Policy ${policyNumber} ${subjects[standing]}`,
  content: ({ insured, policyNumber, standing, endsOn, payBy, reason, returned, link }, { money, day }) => {
    const ends = endsOn === undefined ? '' : `12:01 a.m. on ${day(endsOn)}`
    const what = {
      done: `Cover of ${insured} under policy ${policyNumber} ended at ${ends}.`,
      pending: `Cover of ${insured} under policy ${policyNumber} ends at ${ends}.`,
      reinstatable: `Cover of ${insured} under policy ${policyNumber} ended at ${ends}, because what was due was not paid.`,
      withdrawn: `The cancellation of policy ${policyNumber} does not take effect. Cover of ${insured} goes on as if there had been none.`,
    }[standing]
    const pay = { pending: 'keeps the cover', reinstatable: 'brings the cover back', done: '', withdrawn: '' }[standing]
    return {
      preview: what,
      title: `Your policy ${subjects[standing]}`,
      paragraphs: [
        what,
        ...(payBy !== undefined && pay !== '' ? [`Paying what is due by ${day(payBy)} ${pay}.`] : []),
        'The notice is kept with the documents of the policy.',
      ],
      facts: [
        { label: 'Policy', value: policyNumber },
        ...(reason === undefined ? [] : [{ label: 'Reason', value: reason }]),
        ...(returned === undefined ? [] : [{ label: 'Returned', value: money(returned) }]),
      ],
      action: { label: 'Open the policy', href: link },
    }
  },
})
