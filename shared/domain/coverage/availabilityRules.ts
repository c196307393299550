import type { RegionCode } from '../../regions/code.ts'
import type { CoverageKey } from './coverageId.ts'

/** One reason for which some coverages cannot be had. Exactly the conditions given must hold for the rule to strike. */
export type AvailabilityRule = {
  readonly ruleId: string
  readonly coverages: readonly CoverageKey[]
  /** Strikes outside these regions. */
  readonly onlyRegions?: readonly RegionCode[]
  /** Strikes in these states of `region`. */
  readonly states?: readonly string[]
  /** Strikes for industry codes that start with one of these. */
  readonly industries?: Partial<Readonly<Record<RegionCode, readonly string[]>>>
  /** Strikes for industry codes that start with none of these. */
  readonly onlyIndustries?: Partial<Readonly<Record<RegionCode, readonly string[]>>>
  readonly region?: RegionCode
  readonly message: string
  readonly cure: string
}

/** The two tooltips of the coverage chart, to the letter (identity-and-public, section 2). */
export const stateNotSupported = 'State Not Supported'
export const notForIndustry = 'Not Available For Industry / State!'

/** Technology companies, by the first digits of their industry code. */
export const technologyIndustries: Readonly<Record<RegionCode, readonly string[]>> = {
  us: ['334', '5112', '5132', '517', '518', '519', '5415'],
  uk: ['26', '582', '61', '62', '63'],
  au: ['24', '54', '57', '58', '59', '70'],
}

/** Where coverages are not filed or not written. Underwriting guidelines of the programme; the first that strikes counts. */
export const availabilityRules: readonly AvailabilityRule[] = [
  {
    ruleId: 'coverage.triaUsOnly',
    coverages: ['TRIA'],
    onlyRegions: ['us'],
    message: stateNotSupported,
    cure: 'Terrorism cover under the Terrorism Risk Insurance Act exists in the United States only.',
  },
  {
    ruleId: 'coverage.socialEngineeringNotFiled',
    coverages: ['SOCIAL_ENGINEERING', 'REVERSE_SOCIAL_ENGINEERING'],
    region: 'us',
    states: ['AK', 'HI', 'VT'],
    message: stateNotSupported,
    cure: 'Choose Computer and Funds Transfer Fraud, which is filed in this state.',
  },
  {
    ruleId: 'coverage.crimeFinancialInstitutions',
    coverages: [
      'COMPUTER_FRAUD',
      'SOCIAL_ENGINEERING',
      'REVERSE_SOCIAL_ENGINEERING',
      'INVOICE_MANIPULATION',
      'CYBER_CRIME_LOSS',
    ],
    industries: { us: ['521', '522', '523', '525', '541191'], uk: ['641', '649', '661'], au: ['62', '641'] },
    message: notForIndustry,
    cure: 'Institutions that move money for others buy this cover under a financial institution bond.',
  },
  {
    ruleId: 'coverage.wrongfulCollectionStates',
    coverages: ['WRONGFUL_COLLECTION'],
    region: 'us',
    states: ['IL'],
    message: stateNotSupported,
    cure: 'Not written in Illinois because of the Biometric Information Privacy Act; choose Consumer Privacy Proceedings.',
  },
  {
    ruleId: 'coverage.mediaPublishers',
    coverages: ['WEBSITE_MEDIA', 'MULTIMEDIA_LIABILITY'],
    industries: { us: ['5111', '512', '5131', '515', '516'], uk: ['581', '59', '60'], au: ['541', '55', '56'] },
    message: notForIndustry,
    cure: 'Publishers and broadcasters buy media liability as a policy of its own.',
  },
  {
    ruleId: 'coverage.technologyOnly',
    coverages: ['TECH_EO'],
    onlyIndustries: technologyIndustries,
    message: notForIndustry,
    cure: 'Technology errors and omissions is for technology companies: check the industry code.',
  },
  {
    ruleId: 'coverage.telecomOperators',
    coverages: ['TELECOM_FRAUD', 'SERVICE_FRAUD'],
    industries: { us: ['517', '518'], uk: ['61', '631'], au: ['58', '592'] },
    message: notForIndustry,
    cure: 'Operators of networks and data centres insure the use of their own service elsewhere.',
  },
]
