import type { Coverage } from './coverage.ts'
import {
  aggregate,
  anyRetention,
  anyWait,
  catalogueOf,
  crimeRetention,
  longWait,
  noLimit,
  smallRetention,
  sublimit,
  sublimitOrAggregate,
} from './coverageBuilder.ts'
import type { CoverageId, CoverageKey } from './coverageId.ts'
import { managementCoverages } from './managementCoverages.ts'

const thirdParty = { chartGroup: 'Third Party' } as const
const endorsements = { chartGroup: 'Endorsements' } as const

/** The coverages of cyber insurance, in the order of the screen within their group. */
const cyber = catalogueOf<Exclude<CoverageKey, keyof typeof managementCoverages>>({
  LIABILITY: {
    groupId: 1,
    name: {
      us: 'Security Breach Liability',
      uk: 'Privacy and Security Liability',
      au: 'Privacy and Security Liability',
    },
    tooltip: {
      us: 'Damages and defense costs when a third party claims over a breach of its data or of your network security.',
      uk: 'Damages and defence costs when a third party claims over a breach of its data or of your network security.',
      au: 'Damages and defence costs when a third party claims over a breach of its data or of your network security.',
    },
    ...thirdParty,
    mandatory: true,
    limit: aggregate,
    deductibles: anyRetention,
    retro: 'global',
  },
  REGULATORY: {
    groupId: 1,
    name: {
      us: 'Regulatory Defense and Penalties',
      uk: 'Regulatory Defence and Penalties',
      au: 'Regulatory Investigations and Penalties',
    },
    tooltip: {
      us: 'Defense costs and insurable penalties when a regulator investigates a privacy event.',
      uk: 'Defence costs and insurable penalties when the ICO or another regulator investigates a data protection event.',
      au: 'Defence costs and insurable penalties when the OAIC or another regulator investigates an eligible data breach.',
    },
    ...thirdParty,
    mandatory: true,
    limit: aggregate,
    deductibles: anyRetention,
    retro: 'global',
  },
  PCI: {
    groupId: 1,
    name: { us: 'PCI Fines and Penalties', uk: 'PCI DSS Assessments', au: 'PCI DSS Assessments' },
    tooltip: {
      us: 'Fines, assessments and card reissue costs under a merchant agreement after a breach of payment card data.',
      uk: 'Fines, assessments and card reissue costs under a merchant services agreement after a card data breach.',
      au: 'Fines, assessments and card reissue costs under a merchant services agreement after a card data breach.',
    },
    ...thirdParty,
    mandatory: true,
    limit: aggregate,
    deductibles: anyRetention,
    retro: 'global',
  },
  WEBSITE_MEDIA: {
    groupId: 1,
    name: { us: 'Website Media Content Liability', uk: 'Online Media Liability', au: 'Online Media Liability' },
    tooltip: {
      us: 'Claims of defamation, infringed copyright or trademark, or invaded privacy through the content of your website.',
      uk: 'Claims of defamation, infringed copyright or trade mark, or misused private information on your website.',
      au: 'Claims of defamation, infringed copyright or trade mark, or misused private information on your website.',
    },
    ...thirdParty,
    limit: sublimitOrAggregate(100_000, 250_000, 500_000, 1_000_000),
    deductibles: anyRetention,
    retro: 'dateMode',
  },
  MULTIMEDIA_LIABILITY: {
    groupId: 1,
    name: { us: 'Multimedia Liability' },
    tooltip: { us: 'Content claims for everything you publish, in print and broadcast as well as online.' },
    ...thirdParty,
    limit: sublimitOrAggregate(250_000, 500_000, 1_000_000),
    deductibles: anyRetention,
    retro: 'global',
  },
  WRONGFUL_COLLECTION: {
    groupId: 1,
    name: { us: 'Wrongful Collection of Data', uk: 'Unlawful Processing of Data', au: 'Wrongful Collection of Data' },
    tooltip: {
      us: 'Defense of claims that personal data was collected, kept or shared without the consent the law asks for.',
      uk: 'Defence of claims that personal data was processed without a lawful basis.',
      au: 'Defence of claims that personal information was collected, kept or shared without the consent the law asks for.',
    },
    ...thirdParty,
    limit: sublimit(50_000, 100_000, 250_000, 500_000),
    deductibles: anyRetention,
    retro: 'global',
  },
  PRIVACY_REGULATION: {
    groupId: 1,
    name: { us: 'Consumer Privacy Proceedings', uk: 'Data Protection Proceedings', au: 'Privacy Act Proceedings' },
    tooltip: {
      us: 'Proceedings under consumer privacy laws such as the CCPA and the GDPR that no breach has set off.',
      uk: 'Proceedings under the UK GDPR and the Data Protection Act 2018 that no breach has set off.',
      au: 'Proceedings under the Privacy Act 1988 that no data breach has set off.',
    },
    ...thirdParty,
    limit: sublimit(100_000, 250_000, 500_000, 1_000_000),
    deductibles: anyRetention,
    retro: 'global',
  },
  COURT_ATTENDANCE: {
    groupId: 1,
    name: { us: 'Court Attendance Costs' },
    tooltip: {
      us: 'A daily amount for each person who must attend court, arbitration or a hearing for a covered claim.',
    },
    ...thirdParty,
    limit: sublimit(10_000, 25_000, 50_000),
  },
  BREACH_FUND: {
    groupId: 2,
    name: { us: 'Security Breach Expense', uk: 'Breach Response Costs', au: 'Breach Response Costs' },
    tooltip: {
      us: 'Forensics, legal advice, notification, call center and credit monitoring after a breach.',
      uk: 'Forensics, legal advice, notification, call centre and credit monitoring after a breach.',
      au: 'Forensics, legal advice, notification, call centre and credit monitoring after a breach.',
    },
    mandatory: true,
    limit: aggregate,
    deductibles: [1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000],
  },
  PUBLIC_RELATIONS: {
    groupId: 2,
    name: { us: 'Public Relations Expense', uk: 'Public Relations Costs', au: 'Public Relations Costs' },
    tooltip: { us: 'A public relations firm to protect or restore your reputation after a breach: 5% of the limit.' },
    limit: { kind: 'share', share: 0.05, fixed: { NY: 50_000, WA: 50_000 } },
    deductibles: smallRetention,
  },
  POST_BREACH_REMEDIATION: {
    groupId: 2,
    name: { us: 'Post-Breach Remediation', uk: 'Post-Breach Remediation', au: 'Post-Breach Remediation' },
    tooltip: { us: 'Work on your security after a breach so that the same weakness is not used again.' },
    limit: sublimit(25_000, 50_000, 100_000, 250_000),
    deductibles: smallRetention,
  },
  DEDICATED_BREACH_COSTS: {
    groupId: 2,
    name: {
      us: 'Dedicated Breach Costs',
      uk: 'Breach Costs in Addition to the Limit',
      au: 'Breach Costs in Addition to the Limit',
    },
    tooltip: { us: 'A separate amount for breach response that does not erode the limit of the policy.' },
    limit: sublimit(100_000, 250_000, 500_000, 1_000_000),
    deductibles: anyRetention,
  },
  IDENTITY_RECOVERY: {
    groupId: 2,
    name: { us: 'Identity Recovery', uk: 'Identity Theft Assistance', au: 'Identity Recovery' },
    tooltip: { us: 'Case management and costs for owners and staff whose identity was stolen in a breach.' },
    limit: sublimit(25_000, 50_000),
    deductibles: [1_000, 2_500],
  },
  CRIMINAL_REWARD: {
    groupId: 2,
    name: { us: 'Criminal Reward', uk: 'Criminal Reward Fund', au: 'Criminal Reward Fund' },
    tooltip: { us: 'A reward for information that leads to the conviction of whoever attacked you.' },
    limit: sublimit(25_000, 50_000, 100_000),
  },
  BUSINESS_INCOME: {
    groupId: 3,
    name: {
      us: 'Business Interruption and Extra Expense',
      uk: 'Business Interruption and Increased Cost of Working',
      au: 'Business Interruption and Increased Cost of Working',
    },
    tooltip: { us: 'Lost income and extra costs while an attack keeps your own systems down.' },
    limit: sublimitOrAggregate(250_000, 500_000, 1_000_000, 2_000_000),
    waitingPeriods: anyWait,
  },
  CONTINGENT_BUSINESS_INCOME: {
    groupId: 3,
    name: {
      us: 'Contingent Business Interruption',
      uk: 'Dependent Business Interruption',
      au: 'Contingent Business Interruption',
    },
    tooltip: { us: 'Lost income while an attack keeps the systems of a technology supplier down that you depend on.' },
    limit: sublimitOrAggregate(100_000, 250_000, 500_000, 1_000_000),
    waitingPeriods: longWait,
  },
  FULL_SYSTEM_FAILURE: {
    groupId: 3,
    name: { us: 'Full System Failure', uk: 'System Failure', au: 'System Failure' },
    tooltip: { us: 'Lost income when your own systems fail unplanned without an attack. Needs regular backups.' },
    limit: sublimitOrAggregate(250_000, 500_000, 1_000_000),
    waitingPeriods: anyWait,
  },
  CONTINGENT_SYSTEM_FAILURE: {
    groupId: 3,
    name: { us: 'Contingent System Failure', uk: 'Dependent System Failure', au: 'Contingent System Failure' },
    tooltip: { us: 'Lost income when a technology supplier you depend on fails unplanned without an attack.' },
    limit: sublimit(100_000, 250_000, 500_000, 1_000_000),
    waitingPeriods: longWait,
  },
  CONTINGENT_NON_IT: {
    groupId: 3,
    name: {
      us: 'Contingent Business Interruption, Non-IT Suppliers',
      uk: 'Dependent Business Interruption, Non-IT Suppliers',
    },
    tooltip: { us: 'Lost income while an attack keeps a supplier down that is not a technology company.' },
    limit: sublimit(50_000, 100_000, 250_000, 500_000),
    waitingPeriods: longWait,
  },
  ECOMMERCE: {
    groupId: 3,
    name: { us: 'E-Commerce Enhancement' },
    tooltip: { us: 'Wider business income and contingent business income for firms that sell online.' },
    limit: sublimit(50_000, 100_000, 250_000),
    waitingPeriods: anyWait,
  },
  ECOMMERCE_SYSTEM_FAILURE: {
    groupId: 3,
    name: { us: 'E-Commerce Enhancement with System Failure' },
    tooltip: { us: 'The e-commerce enhancement, extended to failures of your systems without an attack.' },
    limit: sublimit(50_000, 100_000, 250_000),
    waitingPeriods: anyWait,
  },
  REPUTATION: {
    groupId: 3,
    name: { us: 'Reputational Harm', uk: 'Reputational Harm', au: 'Reputational Harm' },
    tooltip: { us: 'Income lost because customers stay away after a breach has become known.' },
    limit: sublimit(100_000, 250_000, 500_000, 1_000_000),
    waitingPeriods: [12, 24],
  },
  VOLUNTARY_SHUTDOWN: {
    groupId: 3,
    name: { us: 'Voluntary Shutdown' },
    tooltip: { us: 'Lost income while you keep systems down yourself to stop an attack from spreading.' },
    limit: sublimitOrAggregate(100_000, 250_000, 500_000, 1_000_000),
    waitingPeriods: anyWait,
  },
  PROOF_OF_LOSS: {
    groupId: 3,
    name: { us: 'Proof of Loss Preparation', uk: 'Claims Preparation Costs', au: 'Claims Preparation Costs' },
    tooltip: { us: 'A forensic accountant to work out and document an income loss.' },
    limit: sublimit(25_000, 50_000, 100_000),
  },
  CYBER_CRIME_LOSS: {
    groupId: 4,
    name: { us: 'Cyber Crime Loss' },
    tooltip: {
      us: 'Money lost by theft of funds, fraudulent instructions and impersonation. Needs three fund-transfer controls.',
    },
    limit: sublimit(50_000, 100_000, 250_000, 500_000, 1_000_000),
    deductibles: crimeRetention,
  },
  COMPUTER_FRAUD: {
    groupId: 4,
    name: { us: 'Computer and Funds Transfer Fraud' },
    tooltip: {
      us: 'Money moved out of your account by somebody who broke into your systems or gave your bank false orders.',
    },
    limit: sublimit(50_000, 100_000, 250_000, 500_000, 1_000_000),
    deductibles: crimeRetention,
  },
  SOCIAL_ENGINEERING: {
    groupId: 4,
    name: { us: 'Social Engineering', uk: 'Impersonation Fraud', au: 'Social Engineering' },
    tooltip: { us: 'Money you paid in good faith because somebody posed as a supplier, a customer or a colleague.' },
    limit: sublimit(25_000, 50_000, 100_000, 250_000),
    deductibles: crimeRetention,
  },
  REVERSE_SOCIAL_ENGINEERING: {
    groupId: 4,
    name: { us: 'Reverse Social Engineering', uk: 'Customer Payment Fraud', au: 'Reverse Social Engineering' },
    tooltip: { us: 'Money your customer paid to a fraudster who posed as you.' },
    limit: sublimit(25_000, 50_000, 100_000),
    deductibles: crimeRetention,
  },
  INVOICE_MANIPULATION: {
    groupId: 4,
    name: { us: 'Invoice Manipulation' },
    tooltip: {
      us: 'Payment you cannot collect for goods delivered because your invoice was altered through your systems.',
    },
    limit: sublimit(25_000, 50_000, 100_000, 250_000),
    deductibles: crimeRetention,
  },
  TELECOM_FRAUD: {
    groupId: 4,
    name: { us: 'Telecommunications Fraud', uk: 'Telephone Hacking', au: 'Telephone Phreaking' },
    tooltip: { us: 'Call charges run up by somebody who broke into your telephone system.' },
    limit: sublimit(25_000, 50_000, 100_000),
    deductibles: smallRetention,
  },
  SERVICE_FRAUD: {
    groupId: 4,
    name: { us: 'Service Fraud and Cryptojacking' },
    tooltip: { us: 'Bills for cloud, power and bandwidth that somebody used through your systems, mining included.' },
    limit: sublimit(25_000, 50_000, 100_000, 250_000),
    deductibles: smallRetention,
  },
  EXTORTION: {
    groupId: 5,
    name: { us: 'Extortion and Ransom', uk: 'Cyber Extortion', au: 'Cyber Extortion' },
    tooltip: {
      us: 'Negotiators, investigation and, where lawful, the ransom when somebody threatens your systems or data.',
    },
    locked: true,
    limit: sublimitOrAggregate(250_000, 500_000, 1_000_000),
    deductibles: anyRetention,
  },
  DATA_RESTORATION: {
    groupId: 5,
    name: {
      us: 'Restoration of Electronic Data',
      uk: 'Data and System Restoration',
      au: 'Data and System Restoration',
    },
    tooltip: { us: 'The cost of restoring or recreating data and software that an attack damaged or destroyed.' },
    limit: sublimitOrAggregate(250_000, 500_000, 1_000_000),
    deductibles: anyRetention,
  },
  HARDWARE_REPLACEMENT: {
    groupId: 6,
    name: { us: 'Hardware Replacement Costs', uk: 'Hardware Replacement', au: 'Hardware Replacement' },
    tooltip: { us: 'New devices when an attack leaves the old ones useless.' },
    limit: sublimit(50_000, 100_000, 250_000, 500_000),
    deductibles: smallRetention,
  },
  SYSTEM_BETTERMENT: {
    groupId: 6,
    name: { us: 'System Betterment', uk: 'Betterment', au: 'Betterment' },
    tooltip: { us: 'Better software or systems in place of the ones an attack got through.' },
    limit: sublimit(25_000, 50_000, 100_000, 250_000),
    deductibles: smallRetention,
  },
  TECH_EO: {
    groupId: 6,
    name: {
      us: 'Technology Errors and Omissions',
      uk: 'Technology Professional Indemnity',
      au: 'Technology Professional Indemnity',
    },
    tooltip: { us: 'Claims that your technology services or products failed to do what you promised.' },
    ...thirdParty,
    limit: aggregate,
    deductibles: [5_000, 10_000, 25_000, 50_000, 100_000, 250_000],
    retro: 'dateMode',
  },
  ADDITIONAL_INSURED: {
    groupId: 7,
    chartGroup: 'Additional Named Insured',
    name: { us: 'Additional Insured' },
    tooltip: {
      us: 'Extends the policy to the organizations you list.',
      uk: 'Extends the policy to the organisations you list.',
      au: 'Extends the policy to the organisations you list.',
    },
    limit: noLimit,
  },
  WAIVER_OF_SUBROGATION: {
    groupId: 7,
    ...endorsements,
    name: { us: 'Waiver of Subrogation' },
    tooltip: { us: 'We do not pursue the parties you have agreed in writing to hold harmless.' },
    limit: noLimit,
  },
  PRIMARY_NON_CONTRIBUTORY: {
    groupId: 7,
    ...endorsements,
    name: { us: 'Primary and Non-Contributory' },
    tooltip: { us: 'This policy answers first, before any other insurance of the additional insured.' },
    limit: noLimit,
  },
  WAR_EXCLUSION: {
    groupId: 7,
    ...endorsements,
    locked: true,
    name: { us: 'War and Cyber Operation Exclusion' },
    tooltip: { us: 'War and state-backed cyber operations that disable a state are not covered. On every policy.' },
    limit: noLimit,
  },
  EVENT_EXCLUSION: {
    groupId: 7,
    ...endorsements,
    name: { us: 'Specific Event Exclusion' },
    tooltip: { us: 'Excludes a known event or claim that an underwriter has named.' },
    limit: noLimit,
  },
  TRIA: {
    groupId: 7,
    chartGroup: 'TRIA',
    name: { us: 'Certified Acts of Terrorism (TRIA)' },
    tooltip: { us: 'Cover for acts of terrorism certified under the Terrorism Risk Insurance Act.' },
    limit: noLimit,
  },
})

/**
 * Every coverage the platform sells (rule: coverage-catalogue): identities of the coverage chart (identity-and-public, section 3) and
 * the calculator's further coverages, as cyber forms of the three markets word them, then those of the management lines.
 * Which product carries which is said by the products (`productLines.ts`).
 */
export const catalogue: readonly Coverage[] = [...cyber, ...catalogueOf(managementCoverages, cyber.length)]

const byId = new Map(catalogue.map((coverage) => [coverage.id, coverage]))

export const coverageById = (id: CoverageId): Coverage | undefined => byId.get(id)
