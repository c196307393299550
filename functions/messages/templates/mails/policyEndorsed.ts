import { z } from 'zod'
import { defineMail } from '../mail.ts'
import { Amount, Day, Link, PolicyFacts } from '../mailData.ts'

/** How what is charged comes to be paid where a plan was signed. */
const carried = {
  AT_ONCE: (installment: string) =>
    `No ${installment} is left to carry what it costs: it is billed by itself, beside your plan.`,
  SPREAD: (installment: string) =>
    `What it costs is spread over the ${installment}s still to come. What you paid down, or are to pay down, stays as you agreed to it.`,
} as const

/** To the insured and the agent: the policy is another from a day on, and what that costs or gives back. */
export const policyEndorsed = defineMail({
  name: 'policyEndorsed',
  data: PolicyFacts.extend({
    effective: Day,
    isReverted: z.boolean(),
    /** The last day on which a claim can be reported, where that is what changes. */
    reportingUntil: Day.optional(),
    /** What the price changed by; below zero it became less. */
    change: Amount,
    /** What of the payments goes back. */
    paidBack: Amount.optional(),
    due: Amount.optional(),
    dueBy: Day.optional(),
    /** How a plan that was signed carries what is charged. */
    byPlan: z.enum(['AT_ONCE', 'SPREAD']).optional(),
    link: Link,
    /** Where the insured pays what is due. */
    paymentLink: Link.optional(),
  }),
  subject: ({ policyNumber }) => `Policy ${policyNumber} has changed`,
  content: (data, { money, day, installment, startOfCover }) => {
    const { insured, policyNumber, effective, isReverted, reportingUntil, change, paidBack, due, dueBy } = data
    const { byPlan, link, paymentLink } = data
    const next = byPlan === 'SPREAD' ? 'Next to be paid' : 'To be paid'
    const changed = isReverted
      ? `A change of policy ${policyNumber} of ${insured} is taken back as of ${day(effective)}.`
      : `Policy ${policyNumber} of ${insured} changes at ${startOfCover} on ${day(effective)}.`
    const what =
      reportingUntil === undefined
        ? changed
        : `Claims over what happened before policy ${policyNumber} of ${insured} ended can be reported until ${day(reportingUntil)}.`
    return {
      preview: what,
      title: 'Your policy has changed',
      paragraphs: [
        what,
        'What changes and what it costs is said in the endorsement, with the documents of the policy.',
        ...(byPlan === undefined ? [] : [carried[byPlan](installment)]),
      ],
      facts: [
        { label: 'Policy', value: policyNumber },
        ...(change === 0 ? [] : [{ label: 'Change of the price', value: money(change) }]),
        ...(paidBack === undefined ? [] : [{ label: 'To be paid back', value: money(paidBack) }]),
        ...(due === undefined ? [] : [{ label: next, value: money(due) }]),
        ...(due === undefined || dueBy === undefined ? [] : [{ label: 'Due by', value: day(dueBy) }]),
      ],
      action:
        paymentLink === undefined
          ? { label: 'Open the policy', href: link }
          : { label: 'Pay online', href: paymentLink },
      ...(paymentLink !== undefined && { notes: [`Your policy: ${link}`] }),
    }
  },
})
