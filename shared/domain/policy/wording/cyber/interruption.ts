import type { Agreements } from '../insuring.ts'

/** Income that is lost while systems are down. */
export const interruption: Agreements = {
  BUSINESS_INCOME: {
    text: 'We will pay Income Loss and Extra Expense that you sustain during the Period of Restoration because an Interruption of your own Computer System was directly caused by a Security Breach that you first Discovered during the Policy Period.',
  },
  CONTINGENT_BUSINESS_INCOME: {
    text: 'We will pay Income Loss and Extra Expense that you sustain during the Period of Restoration because an Interruption of the computer system of a Technology Supplier was directly caused by what would be a Security Breach if that system were yours, first Discovered during the Policy Period.',
  },
  FULL_SYSTEM_FAILURE: {
    text: 'We will pay Income Loss and Extra Expense that you sustain during the Period of Restoration because an Interruption of your own Computer System was directly caused by a System Failure that you first Discovered during the Policy Period.',
  },
  CONTINGENT_SYSTEM_FAILURE: {
    text: 'We will pay Income Loss and Extra Expense that you sustain during the Period of Restoration because an Interruption of the computer system of a Technology Supplier was directly caused by what would be a System Failure if that system were yours, first Discovered during the Policy Period.',
  },
  CONTINGENT_NON_IT: {
    text: 'We will pay Income Loss and Extra Expense that you sustain during the Period of Restoration because an Other Supplier could not deliver goods or services that you need, for no other reason than what would be a Security Breach if its computer system were yours, first Discovered during the Policy Period.',
  },
  ECOMMERCE: {
    text: 'Where you sell goods or services online, Income Loss includes sales that you lose on your own website and on marketplaces of a Technology Supplier because an Interruption was directly caused by a Security Breach, and Extra Expense includes the reasonable cost of winning back customers who turned elsewhere meanwhile, within sixty days of the end of the Interruption.',
  },
  ECOMMERCE_SYSTEM_FAILURE: {
    text: 'What the coverage for e-commerce adds to Income Loss and Extra Expense also counts where the Interruption was directly caused by a System Failure.',
  },
  REPUTATION: {
    text: 'We will pay Income Loss that you sustain because customers end or reduce their business with you after a Security Breach or a Privacy Event that this policy insures has been reported by the media or told to those affected. It counts from the end of the Waiting Period after that report for at most one hundred and eighty days, and only so far as the report caused it.',
  },
  VOLUNTARY_SHUTDOWN: {
    text: 'We will pay Income Loss and Extra Expense that you sustain while you keep your Computer System down yourself, wholly or in part, where a member of the Control Group reasonably judged it necessary to stop a Security Breach from spreading and we, or a firm that we have approved, agreed or would have agreed had there been time to ask.',
  },
  PROOF_OF_LOSS: {
    text: 'We will pay the reasonable fees of a forensic accountant, whom we have approved, for working out and documenting an Income Loss that this policy insures. Fees of public adjusters and of lawyers are not among them.',
  },
}
