import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts, Words } from '../mailData.ts'

/** What a policy is said to be at each step of its cancellation. */
export const cancellationSubjects = {
  done: 'is cancelled',
  flat: 'is cancelled',
  pending: 'will be cancelled',
  reinstatable: 'is cancelled because it was not paid',
  reinstated: 'is in force again',
  rescinded: 'is rescinded',
  withdrawn: 'is not cancelled after all',
} as const

/** The steps of a cancellation of which somebody is told. */
export const CancellationStanding = z.enum([
  'done',
  'flat',
  'pending',
  'reinstatable',
  'reinstated',
  'rescinded',
  'withdrawn',
])

/** To whom an insured pays whose agency is billed, and what to do where it is paid. */
const paidTo = (agency: string, agent: string): string =>
  `Your ${agent}, ${agency}, bills you for this policy: please pay ${agency}, not us. If you have, please ask them to pass it on.`

/** To the insured and the agent, at each step of a cancellation: when cover ends, what keeps it, what comes back. */
export const policyCancellation = defineMail({
  name: 'policyCancellation',
  data: PolicyFacts.extend({
    standing: CancellationStanding,
    endsOn: Day.optional(),
    /** Whether that day has come. */
    hasEnded: z.boolean().optional(),
    payBy: Day.optional(),
    /** Days that stay without cover, of one that is back after some. */
    gap: z.object({ from: Day, until: Day }).optional(),
    /** The policy that this one renewed, where nothing renewed it now: when it ended, and until when its reporting can be extended. */
    former: z.object({ policyNumber: Words, endedOn: Day, until: Day }).optional(),
    reason: Words.optional(),
    /** In which manner premium is returned, and why. */
    because: Words.optional(),
    /** What the price became less by. */
    returned: Amount.optional(),
    /** What of the payments goes back. */
    paidBack: Amount.optional(),
    /** What of that goes to whoever finances the premium. */
    toFinancer: z.object({ name: Words, amount: Amount }).optional(),
    /** What keeps the cover, or brings it back; what is owed of cover that is back. */
    toPay: Amount.optional(),
    /** The agency that bills the insured, where it is not paid here. */
    payTo: Words.optional(),
    /** To the agency that is billed itself. */
    isOnBill: z.literal(true).optional(),
    /** Whether something is still owed of cover that is back. */
    isOwed: z.boolean().optional(),
    link: Link,
    /** Where the insured pays that. */
    paymentLink: Link.optional(),
  }),
  subject: ({ policyNumber, standing }) => `Policy ${policyNumber} ${cancellationSubjects[standing]}`,
  content: (data, { agent, money, day, rescinded, startOfCover }) => {
    const { insured, policyNumber, standing, endsOn, hasEnded, payBy, gap, reason, because, returned } = data
    const { former, isOnBill, isOwed, paidBack, payTo, toFinancer, toPay, link, paymentLink } = data
    const lastDay = endsOn === undefined ? '' : day(endsOn)
    const ends = `${startOfCover} on ${lastDay}`
    const what = {
      done: `Cover of ${insured} under policy ${policyNumber} ${hasEnded ? 'ended' : 'ends'} at ${ends}.`,
      flat: `Policy ${policyNumber} of ${insured} is cancelled as of its first day, ${lastDay}: it covers nothing.`,
      pending: `Cover of ${insured} under policy ${policyNumber} ends at ${ends}.`,
      reinstatable: `Cover of ${insured} under policy ${policyNumber} ended at ${ends}, because what was due was not paid.`,
      reinstated:
        gap === undefined
          ? `Policy ${policyNumber} of ${insured} is in force again, as if its cover had never ended.`
          : `Policy ${policyNumber} of ${insured} is in force again from ${day(gap.until)}. From ${day(gap.from)} until then there was no cover, and no premium is charged for it.`,
      rescinded: `Policy ${policyNumber} of ${insured} is ${rescinded}: it is treated as if it had never been made, and covers nothing from its first day, ${lastDay}, on. All that was charged for it is returned, fees and taxes too.`,
      withdrawn: `The cancellation of policy ${policyNumber} does not take effect. Cover of ${insured} goes on as if there had been none.`,
    }[standing]
    const pay = {
      pending: 'keeps the cover',
      reinstatable: 'brings the cover back',
      done: '',
      flat: '',
      reinstated: '',
      rescinded: '',
      withdrawn: '',
    }[standing]
    return {
      preview: what,
      title: `Your policy ${cancellationSubjects[standing]}`,
      paragraphs: [
        what,
        ...(payBy !== undefined && pay !== '' ? [`Paying what is due by ${day(payBy)} ${pay}.`] : []),
        ...(isOwed === true && payBy !== undefined
          ? [`What is still owed for it is to be paid by ${day(payBy)}; if it is not, cover is cancelled again.`]
          : []),
        ...(payTo === undefined ? [] : [paidTo(payTo, agent)]),
        ...(isOnBill ? ['Your agency is billed for this policy: what it owes for it is with its invoices.'] : []),
        ...(because !== undefined && standing !== 'withdrawn' ? [because] : []),
        ...(former === undefined
          ? []
          : [
              `Policy ${former.policyNumber}, which this one renewed, ended on ${day(former.endedOn)}. Reporting of claims over what happened before can be extended until ${day(former.until)}.`,
            ]),
        'The notice is kept with the documents of the policy.',
      ],
      facts: [
        { label: 'Policy', value: policyNumber },
        ...(reason === undefined ? [] : [{ label: 'Reason', value: reason }]),
        ...(returned === undefined ? [] : [{ label: 'Taken off the price', value: money(returned) }]),
        ...(paidBack === undefined ? [] : [{ label: 'To be paid back', value: money(paidBack) }]),
        ...(toFinancer === undefined
          ? []
          : [{ label: `Of it to ${toFinancer.name}`, value: money(toFinancer.amount) }]),
        ...(toPay === undefined ? [] : [{ label: 'To be paid', value: money(toPay) }]),
        ...(toPay === undefined || payBy === undefined ? [] : [{ label: 'Due by', value: day(payBy) }]),
      ],
      action:
        paymentLink === undefined
          ? { label: 'Open the policy', href: link }
          : { label: 'Pay online', href: paymentLink },
      ...(paymentLink !== undefined && { notes: [`Your policy: ${link}`] }),
    }
  },
})
