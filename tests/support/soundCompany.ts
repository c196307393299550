import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import type { RegionCode } from '#shared/regions/code.ts'

/** Where a region's companies are, by what industry code and at which phone. */
const places = {
  us: {
    naicsCode: '541110',
    phoneNumber: '(503) 555-0117',
    address1: '1 Main Street',
    city: 'Salem',
    state: 'OR',
    zipCode: '97301',
  },
  uk: {
    sicCode: '69102',
    phoneNumber: '020 7946 0132',
    address1: '1 High Street',
    city: 'London',
    zipCode: 'EC1A 1BB',
  },
  au: {
    sicCode: '6931',
    phoneNumber: '(02) 7010 4321',
    address1: '1 George Street',
    city: 'Sydney',
    state: 'NSW',
    zipCode: '2000',
  },
} as const satisfies Record<RegionCode, object>

export const placeOfCompany = (region: RegionCode) => places[region]

/** The state of a region's companies; none where there are no states. */
export const stateOf = (region: RegionCode): { readonly state?: string } =>
  region === 'uk' ? {} : { state: places[region].state }

const details = {
  primaryNaicsPercentage: 100,
  noOfEmployeesAll: 40,
  yearEstablished: 2010,
  ownershipType: 'Private',
  entityType: 'Independent',
} as const

/** Details with which a company of a region may be quoted. */
export const soundDetails = (region: RegionCode) => ({ ...details, ...places[region], revenue: 5_000_000 })

/** A well-run company's answers. */
export const soundAnswers = {
  training: true,
  mfaEmail: 'YES',
  mfaRemoteSystemAccess: 'YES',
  mfaAdminAccounts: 'YES',
  mfaCloud: 'YES',
  mfaVendor: 'YES',
  backupFrequency: 'WEEKLY',
  backupTypes: ['OFFSITE'],
  patchingFrequency: 'MONTHLY',
  vendorManagement: true,
  encryptionAtRest: true,
  encryptionInTransit: true,
  encryptionOnDevices: true,
  planIncidentResponse: true,
  planDisasterRecovery: true,
  planBusinessContinuity: true,
  eolProducts: 'NO',
  edr: true,
  ngav: 'YES',
  isVerifyingBankAccounts: true,
  isAuthenticatingFundTransferRequests: true,
  isPreventingUnauthorizedWireTransfers: true,
  hasDualAuthorizationControlsAnswer: 'YES',
  priorCoverage: false,
  priorOrPendingClaimCircumstances: false,
  cyberEvent: false,
  sanctionedTerritories: false,
  privacyLitigation: false,
  unscheduledSystemDowntime: false,
  claimHistory: 0,
} satisfies QuestionnaireAnswers
