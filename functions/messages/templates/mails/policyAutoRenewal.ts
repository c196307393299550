import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts, Words } from '../mailData.ts'

const subjects = {
  done: 'was renewed',
  refused: 'does not renew automatically',
  told: 'is about to renew automatically',
} as const

/** Before a policy renews itself, with its price and how to stop it; once it has; and to its agent why it does not. */
export const policyAutoRenewal = defineMail({
  name: 'policyAutoRenewal',
  data: PolicyFacts.extend({
    standing: z.enum(['done', 'refused', 'told']),
    endsOn: Day,
    /** From this day on it is bound. */
    renewsOn: Day,
    before: Amount,
    after: Amount.optional(),
    mostRise: z.number(),
    /** The number of the offer, or of the policy that it became. */
    renewal: Words.optional(),
    reasons: z.array(Words),
    link: Link,
  }),
  subject: ({ policyNumber, standing }) => `Policy ${policyNumber} ${subjects[standing]}`,
  content: (data, { agent, money, day }) => {
    const { insured, policyNumber, standing, endsOn, renewsOn, before, after, mostRise, renewal, reasons, link } = data
    const what = {
      done: `Policy ${policyNumber} of ${insured} was renewed as agreed, from ${day(endsOn)} on. Its documents and its invoice follow as always.`,
      refused: `Policy ${policyNumber} of ${insured} ends on ${day(endsOn)}, and does not renew automatically as it is.`,
      told: `Policy ${policyNumber} of ${insured} ends on ${day(endsOn)}. As agreed it renews automatically from ${day(renewsOn)} on, at the price below.`,
    }[standing]
    const how = {
      done: [`If this is not wanted any more, tell your ${agent} at once.`],
      refused: [...reasons, 'Settle this and it renews automatically, or renew it by hand.'],
      told: [
        `The price rises by no more than ${mostRise} percent without your word. The page of the renewal says factor by factor what moved it.`,
        `To stop it, open the policy and switch automatic renewal off, or tell your ${agent}, before ${day(renewsOn)}.`,
      ],
    }[standing]
    return {
      preview: what,
      title: `Your policy ${subjects[standing]}`,
      paragraphs: [what, ...how],
      facts: [
        { label: 'Policy', value: policyNumber },
        ...(renewal === undefined ? [] : [{ label: 'Renewal', value: renewal }]),
        { label: 'Price of this year', value: money(before) },
        ...(after === undefined ? [] : [{ label: 'Price of the renewal', value: money(after) }]),
        ...(after === undefined ? [] : [{ label: 'Difference', value: money(after - before) }]),
      ],
      action: { label: standing === 'told' ? 'Read it, or stop it' : 'Open the policy', href: link },
    }
  },
})
