import type { Agreements } from '../insuring.ts'

/** What it takes to answer a breach. */
export const response: Agreements = {
  BREACH_FUND: {
    text: 'We will pay Breach Response Costs that you incur because of a Privacy Event or a Security Breach, actual or reasonably suspected, that you first Discovered during the Policy Period. Costs count when they are incurred within twelve months of the day on which you told us.',
  },
  PUBLIC_RELATIONS: {
    text: 'We will pay the reasonable fees and expenses of a public relations firm that we have approved, to protect or restore your reputation after a Privacy Event or a Security Breach that you first Discovered during the Policy Period and that has become public, or is about to.',
  },
  POST_BREACH_REMEDIATION: {
    text: 'We will pay the reasonable cost of work on your Computer System, recommended by the firm that investigated a Security Breach insured by this policy, so that the same weakness is not used again: changes of configuration, an assessment of your security, and training. The work must begin within ninety days of the end of the investigation.',
  },
  DEDICATED_BREACH_COSTS: {
    text: 'The amount that is shown in the Declarations for this coverage is available for Breach Response Costs in addition to the Aggregate Limit, and what we pay of it does not reduce that limit. It is used first.',
  },
  IDENTITY_RECOVERY: {
    text: 'We will pay for a case manager, and for the reasonable costs of restoring credit and records, to a director, an owner or an Employee of yours whose identity was stolen by means of Protected Information that a Privacy Event disclosed, where you first Discovered that event during the Policy Period.',
  },
  CRIMINAL_REWARD: {
    text: 'We will pay a reward, in an amount that we agree beforehand, for information that leads to the arrest and conviction of a person who committed or attempted a crime against you that is an Incident under this policy. It is not paid to an Insured, to an auditor of yours, or to whoever investigates the crime for you or for an authority.',
  },
}
