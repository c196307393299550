import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts, Words } from '../mailData.ts'
import { CancellationStanding, cancellationSubjects } from './policyCancellation.ts'

/** To whoever finances a policy's premium, at each step of its cancellation: when cover ends, why, and what of the return is theirs. */
export const financedCancellation = defineMail({
  name: 'financedCancellation',
  data: PolicyFacts.extend({
    standing: CancellationStanding,
    endsOn: Day.optional(),
    /** Whether that day has come. */
    hasEnded: z.boolean().optional(),
    /** Until when paying what is due keeps the cover, or brings it back. */
    payBy: Day.optional(),
    reason: Words.optional(),
    /** In which manner premium is returned, and why. */
    because: Words.optional(),
    /** Who finances the premium, what of it they have paid, and what of the return is theirs. */
    financer: Words,
    paid: Amount,
    owed: Amount,
    link: Link,
  }),
  subject: ({ policyNumber, standing }) =>
    `Policy ${policyNumber}, which you finance, ${cancellationSubjects[standing]}`,
  content: (data, { money, day, rescinded, startOfCover }) => {
    const { because, endsOn, financer, hasEnded, insured, link, owed, paid, payBy } = data
    const { policyNumber, reason, standing } = data
    const lastDay = endsOn === undefined ? '' : day(endsOn)
    const ends = `${startOfCover} on ${lastDay}`
    const what = {
      done: `Cover of ${insured} under policy ${policyNumber} ${hasEnded ? 'ended' : 'ends'} at ${ends}.`,
      flat: `Policy ${policyNumber} of ${insured} is cancelled as of its first day, ${lastDay}.`,
      pending: `Cover of ${insured} under policy ${policyNumber} ends at ${ends}.`,
      reinstatable: `Cover of ${insured} under policy ${policyNumber} ended at ${ends}, because what was due was not paid.`,
      reinstated: `Policy ${policyNumber} of ${insured} is in force again.`,
      rescinded: `Policy ${policyNumber} of ${insured} is ${rescinded}: it is treated as if it had never been made.`,
      withdrawn: `The cancellation of policy ${policyNumber} of ${insured} does not take effect. Cover goes on.`,
    }[standing]
    const isEnding = standing !== 'reinstated' && standing !== 'withdrawn'
    const theirs =
      owed > 0
        ? `Of the premium that is returned, ${money(owed)} is due to ${financer}: it is paid to you, not to the insured.`
        : `Premium that is returned once cover has ended is paid to ${financer} first, up to what is owed to you.`
    return {
      preview: what,
      title: `A policy that you finance ${cancellationSubjects[standing]}`,
      paragraphs: [
        what,
        ...(payBy === undefined ? [] : [`What is due on it can be paid until ${day(payBy)}.`]),
        ...(isEnding && paid > 0 ? [theirs] : []),
        ...(isEnding && because !== undefined ? [because] : []),
      ],
      facts: [
        { label: 'Policy', value: policyNumber },
        { label: 'Insured', value: insured },
        ...(reason === undefined || !isEnding ? [] : [{ label: 'Reason', value: reason }]),
        { label: 'Paid by you', value: money(paid) },
        ...(owed > 0 ? [{ label: 'Due to you', value: money(owed) }] : []),
      ],
      action: { label: 'Open the policy', href: link },
    }
  },
})
