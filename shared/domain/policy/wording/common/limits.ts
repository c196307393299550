import type { Part } from '../wording.ts'

const aggregate = {
  title: 'Aggregate Limit',
  text: 'We pay no more than the Aggregate Limit for everything that this policy insures together, however many coverages apply, losses happen, claims are made or insureds there are. An amount that is insured in addition to it is shown in the Declarations as such.',
} as const

const each = {
  title: 'Limit of each coverage',
  text: 'The limit that is shown in the Declarations for a coverage is the most we pay under that coverage. It is part of the Aggregate Limit and not in addition to it. Where several coverages apply to the same loss we pay it once.',
} as const

/** Limits, and what an insured bears, of the forms of liability. */
export const limitsOfLiability: Part = {
  title: 'Limits and what you bear yourself',
  clauses: [
    aggregate,
    each,
    {
      title: 'Defense Costs',
      text: 'Defense Costs are part of the limits and reduce them. Once the Aggregate Limit is used up we need not pay, nor defend, any further.',
    },
    {
      title: 'Deductible',
      text: 'We pay what exceeds the Deductible that is shown for the coverage. One Deductible applies to what is related; where several coverages apply to it, the highest of theirs. You pay it as we ask, and we may pay it for you and ask it back within thirty days.',
    },
  ],
}

/** The same of the cyber form, where time is borne too. */
export const limitsOfCyber: Part = {
  ...limitsOfLiability,
  clauses: [
    ...limitsOfLiability.clauses,
    {
      title: 'Waiting Period',
      text: 'For Income Loss and Extra Expense you bear what is sustained during the Waiting Period, in place of a Deductible. One Waiting Period applies to each Interruption.',
    },
    {
      title: 'Related Incidents',
      text: 'All Related Incidents are one, insured by the policy in whose Policy Period the first of them was Discovered or made against an Insured, with one Deductible.',
    },
  ],
}

/** The same of crime. */
export const limitsOfCrime: Part = {
  title: 'Limits and what you bear yourself',
  clauses: [
    aggregate,
    each,
    {
      title: 'Deductible',
      text: 'We pay what exceeds the Deductible that is shown for the coverage. One Deductible applies to each Occurrence; where several coverages apply to it, the highest of theirs.',
    },
  ],
}
