import type { Part } from '../wording.ts'

/** What holds for every form, whatever it insures. */
export const general: Part = {
  title: 'Other conditions',
  clauses: [
    {
      title: 'Other insurance',
      text: 'This policy pays in excess of other valid insurance for the same loss, whether that is collectible or not, unless that other insurance was bought to stand above this policy. An endorsement may make this policy answer first.',
    },
    {
      title: 'Recovery from others',
      text: 'When we have paid, your rights to recover from others pass to us as far as we paid. You keep them unharmed and help us to use them. We do not pursue an employee who was not dishonest, nor anybody whose liability you waived in writing before the loss. What is recovered goes, after its cost, first to what you lost beyond the limits, then to us, then to your Deductible.',
    },
    {
      title: 'Sanctions',
      text: {
        us: 'We do not insure, and make no payment or provide any service, as far as that would expose us to a sanction under trade or economic sanctions law of the United States, the United Nations, the European Union or the United Kingdom.',
        uk: 'We do not insure, and make no payment or provide any service, as far as that would expose us to a sanction under trade or economic sanctions law of the United Kingdom, the United Nations, the European Union or the United States.',
        au: 'We do not insure, and make no payment or provide any service, as far as that would expose us to a sanction under trade or economic sanctions law of Australia, the United Nations, the United Kingdom, the European Union or the United States.',
      },
    },
    {
      title: 'Changes of your organization',
      text: 'When the Named Insured is acquired by or merged into another organization, or enters insolvency, this policy goes on until its end for what was done and happened before, and not for what comes after, unless we agree otherwise in writing. You tell us as soon as it is practicable.',
    },
    {
      title: 'Insolvency of an insured',
      text: 'Insolvency of an insured does not free us from what we owe.',
    },
    {
      title: 'Assignment and changes',
      text: 'This policy is assigned, and its terms are waived or changed, only by an endorsement that we issue.',
    },
    {
      title: 'Who acts for the insureds',
      text: 'The Named Insured acts for all insureds in paying premium, in receiving what is returned, and in giving and taking notice of changes, of cancellation and of a longer time for reporting.',
    },
    {
      title: 'Territory',
      text: 'This policy applies to what is done and happens, and to claims that are made, anywhere in the world, where insuring it is lawful.',
    },
    {
      title: 'Headings',
      text: 'Titles help to find one’s way and change no meaning.',
    },
  ],
}
