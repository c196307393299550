import type { Clause, Part } from '../wording.ts'

/** What is to be done when a claim is made, in the liability forms of private companies. */
export const claimsPart = (own: readonly Clause[] = []): Part => ({
  title: 'When a Claim is made',
  clauses: [
    {
      title: 'Telling us',
      text: 'The Insureds tell us of a Claim in writing as soon as it is practicable after an Executive or the person in charge of insurance learns of it, and at the latest sixty days after the end of the Policy Period or, where one applies, by the end of the extended reporting period.',
    },
    {
      title: 'Circumstances',
      text: 'If during the Policy Period the Insureds learn of a Wrongful Act that may lead to a Claim, and tell us what happened, when, who was involved and what may be asked, a Claim that later arises from it counts as made on the day on which they told us.',
    },
    {
      title: 'Defense and settlement',
      text: 'We have the right and the duty to defend a Claim that this policy insures, even if it is groundless, and choose the lawyer with the Insureds. They admit nothing, settle nothing and incur no Defense Costs without our consent, which we do not withhold unreasonably. If they refuse a settlement that we recommend and the claimant would accept, we pay no more than it would have cost together with Defense Costs until then, and four fifths of what comes beyond that.',
    },
    {
      title: 'Cooperation',
      text: 'The Insureds help us to investigate, defend and settle, keep evidence, answer our questions, and do nothing that would harm our position or rights to recover. What one fails to do is not held against another.',
    },
    {
      title: 'Allocation',
      text: 'Where a Claim is insured in part, or is made against others too, we and the Insureds allocate fairly by their relative exposure. Defense Costs of a Claim that we defend are insured in full.',
    },
    {
      title: 'Related Acts',
      text: 'Claims that arise from Related Acts are one, with one Deductible, insured by the policy in whose Policy Period the first of them was made.',
    },
    ...own,
  ],
})
