import type { Definitions } from '../definitions.ts'

/** Terms of every form. */
export const everywhere: Definitions = {
  'Aggregate Limit':
    'the most we pay under this policy for everything together, as shown in the Declarations as the aggregate limit.',
  Declarations:
    'the pages that name the insured, the period, the coverages bought with their limits, and the forms that belong to this policy.',
  Deductible:
    'the amount, shown in the Declarations for a coverage, that you bear yourself of each loss before we pay.',
  'Named Insured': 'the organization that is named as the insured in the Declarations.',
  'Policy Period':
    'the time from the beginning to the end that are shown in the Declarations, or until this policy ends earlier.',
}

/** Terms of every form of liability. */
export const ofLiability: Definitions = {
  'Defense Costs':
    'reasonable and necessary fees of lawyers and experts, and other expenses, that we incur, or an Insured incurs with our prior consent, to investigate, defend, settle or appeal a Claim. They do not include wages or overhead of an Insured.',
  'Retroactive Date':
    'the day from which on acts and events are insured by a coverage, shown in the Declarations as a date or as a period before the Policy Period; where none or full prior acts is shown, no act is too early.',
}
