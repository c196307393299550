import type { Part, Words } from '../wording.ts'

/** What the first part of every form says. */
const contract: Part['clauses'] = [
  {
    title: 'The contract',
    text: 'In return for the premium, and relying on what we were told when this insurance was applied for, we insure as this policy says. It consists of the Declarations, this form, and the other forms and endorsements that are listed in the Declarations by number and edition. Where an endorsement differs from this form, the endorsement counts.',
  },
  {
    title: 'Who is who',
    text: '“We”, “us” and “our” mean the insurer that is named in the Declarations. “You” and “your” mean the Named Insured and its Subsidiaries.',
  },
  {
    title: 'What is bought',
    text: 'This form describes every coverage that can be bought with it. Only what is shown in the Declarations as bought is insured, up to the limit and on the terms that are shown for it there.',
  },
]

/** What is told before anything else of cover that answers for claims by the day they are made. */
export const claimsMadeNotice: Words = {
  us: 'CLAIMS-MADE AND REPORTED. The liability coverages of this policy apply only to claims that are first made against an insured during the policy period, or an extended reporting period where one applies, and are reported to us as this policy requires. Defense costs reduce the limits of insurance and count toward the deductible. Please read the whole policy.',
  uk: 'CLAIMS MADE AND NOTIFIED. The liability sections of this policy cover claims that are first made against an insured during the period of insurance, or an extended reporting period where one applies, and are notified to us as this policy requires. Defence costs form part of the limits. Please read the whole policy and keep it safe.',
  au: 'CLAIMS MADE AND NOTIFIED. The liability sections of this policy cover claims that are first made against an insured during the period of insurance, or an extended reporting period where one applies, and are notified to us as this policy requires. Section 40(3) of the Insurance Contracts Act 1984 applies to facts of which you tell us in time. Defence costs form part of the limits.',
}

/** What is told before anything else of cover that answers for what is found out in its days. */
export const discoveryNotice: Words =
  'DISCOVERY. This policy insures loss that is discovered during the policy period, or within the days after it that this policy names, whenever the act took place. Please read the whole policy.'

/** The first part of a form: what makes the contract, and what of it is bought. */
export const opening: Part = { title: 'How this policy works', clauses: contract }
