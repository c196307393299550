import type { Agreements } from '../insuring.ts'

/** What others may claim, and what regulators and card brands may ask. */
export const liability: Agreements = {
  LIABILITY: {
    text: 'We will pay Damages and Defense Costs that an Insured becomes legally obligated to pay because of a Claim first made during the Policy Period that alleges:',
    items: [
      'a Privacy Event;',
      'a Security Breach, including one by which Malicious Code reached the systems of others or others were kept from systems they are entitled to use;',
      'a failure to tell those affected of a Privacy Event in the time and manner that a Privacy Law requires; or',
      'a failure to keep to your published privacy policy in what it says of the disclosure, correction or deletion of Protected Information.',
    ],
  },
  REGULATORY: {
    text: {
      us: 'We will pay Defense Costs, and fines and penalties to the extent that the law most favorable to their insurability allows, because of a Regulatory Proceeding first made against an Insured during the Policy Period that arises from a Privacy Event or a Security Breach. We also pay sums that a settlement with the regulator obliges you to place in a fund for the redress of consumers.',
      uk: 'We will pay Defence Costs, and fines and penalties to the extent that they are insurable by law, because of a Regulatory Proceeding of the Information Commissioner or another authority first made against an Insured during the Period of Insurance that arises from a Privacy Event or a Security Breach.',
      au: 'We will pay Defence Costs, and civil penalties to the extent that they are insurable by law, because of a Regulatory Proceeding of the Office of the Australian Information Commissioner or another authority first made against an Insured during the Period of Insurance that arises from a Privacy Event, including an eligible data breach under the Privacy Act 1988, or a Security Breach.',
    },
  },
  PCI: {
    text: 'We will pay PCI Assessments and Defense Costs because of a Claim first made during the Policy Period by a card brand, an acquiring bank or a payment processor under a written merchant agreement, that arises from a Privacy Event affecting payment card data. We also pay the reasonable fees of a forensic investigator whom the merchant agreement requires you to engage.',
  },
  WEBSITE_MEDIA: {
    text: 'We will pay Damages and Defense Costs that an Insured becomes legally obligated to pay because of a Claim first made during the Policy Period that alleges a Media Act committed on or after the Retroactive Date by content on your website or on pages that you keep on social networks.',
  },
  MULTIMEDIA_LIABILITY: {
    text: 'We will pay Damages and Defense Costs that an Insured becomes legally obligated to pay because of a Claim first made during the Policy Period that alleges a Media Act by content that you publish in any medium, in print and broadcast as well as online. This agreement does not need the content to be on your website.',
  },
  WRONGFUL_COLLECTION: {
    text: {
      us: 'We will pay Defense Costs because of a Claim first made during the Policy Period that alleges that you collected, kept, used or shared Protected Information without the notice or the consent that the law requires. The exclusion of wrongful collection does not apply to this agreement. We do not pay Damages, fines or penalties under it.',
      uk: 'We will pay Defence Costs because of a Claim first made during the Period of Insurance that alleges that you processed Protected Information without a lawful basis. The exclusion of wrongful collection does not apply to this agreement. We do not pay Damages, fines or penalties under it.',
      au: 'We will pay Defence Costs because of a Claim first made during the Period of Insurance that alleges that you collected, kept, used or shared Protected Information without the consent that the law requires. The exclusion of wrongful collection does not apply to this agreement. We do not pay Damages, fines or penalties under it.',
    },
  },
  PRIVACY_REGULATION: {
    text: {
      us: 'We will pay Defense Costs, and fines and penalties to the extent that they are insurable by law, because of a Regulatory Proceeding first made during the Policy Period under a Privacy Law that no Privacy Event and no Security Breach has set off. The exclusion of wrongful collection does not apply to this agreement.',
      uk: 'We will pay Defence Costs, and fines and penalties to the extent that they are insurable by law, because of a Regulatory Proceeding first made during the Period of Insurance under the UK GDPR or the Data Protection Act 2018 that no Privacy Event and no Security Breach has set off. The exclusion of wrongful collection does not apply to this agreement.',
      au: 'We will pay Defence Costs, and civil penalties to the extent that they are insurable by law, because of a Regulatory Proceeding first made during the Period of Insurance under the Privacy Act 1988 that no Privacy Event and no Security Breach has set off. The exclusion of wrongful collection does not apply to this agreement.',
    },
  },
  COURT_ATTENDANCE: {
    text: 'We will pay a daily amount, which we agree with you beforehand and which is reasonable for the person’s position, for each director, officer or Employee who at our request or by order attends a court, an arbitration or a hearing because of a Claim that this policy insures. No Deductible applies.',
  },
}
