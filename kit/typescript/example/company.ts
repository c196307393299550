import { env } from 'node:process'
import type { AddP250CartQuoteBody, NewAccount } from '@palisade/api'

/** The key of your organization, as it was shown once. */
export const key = {
  origin: env.PALISADE_ORIGIN ?? 'http://us.localhost:3000',
  clientId: env.PALISADE_CLIENT_ID ?? '',
  clientSecret: env.PALISADE_CLIENT_SECRET ?? '',
}

const places = {
  us: {
    place: {
      name: 'Marlow Street Pottery Inc.',
      address1: '410 North Wells Street',
      city: 'Chicago',
      state: 'IL',
      zipCode: '60654',
    },
    industry: { naicsCode: '621210' },
    phones: ['13125550142', '13125550143'],
  },
  uk: {
    place: { name: 'Marlow Street Pottery Ltd', address1: '41 Goodge Street', city: 'London', zipCode: 'W1T 2PY' },
    industry: { sicCode: '56101' },
    phones: ['442079460142', '442079460143'],
  },
  au: {
    place: {
      name: 'Marlow Street Pottery Pty Ltd',
      address1: '18 Kent Street',
      city: 'Sydney',
      state: 'NSW',
      zipCode: '2000',
    },
    industry: { sicCode: '6962' },
    phones: ['61255501142', '61255501143'],
  },
} as const

/** Each region has companies of its own; the address says which one it is. */
const region = new URL(key.origin).hostname.split('.')[0]
const { place, industry, phones } = places[region === 'uk' || region === 'au' ? region : 'us']

const person = { first: 'Nora', last: 'Marlow', email: 'nora@marlowstreetpottery.example', phone: phones[1] }

/** The company, and what a well-run one answers. */
export const client: NewAccount = {
  company: { ...place, phone: phones[0] },
  details: {
    ...place,
    ...industry,
    domainName: 'marlowstreetpottery.example',
    primaryNaicsPercentage: 100,
    revenue: 1_050_000,
    noOfEmployeesAll: 7,
    yearEstablished: 1998,
    ownershipType: 'Private',
    entityType: 'Independent',
    isFranchise: false,
    phoneNumber: phones[0],
  },
  contact: {
    contactFirstName: person.first,
    contactLastName: person.last,
    contactEmail: person.email,
    contactPhone: person.phone,
  },
  answers: {
    training: true,
    mfaEmail: true,
    mfaRemoteSystemAccess: true,
    mfaAdminAccounts: true,
    mfaCloud: true,
    mfaVendor: true,
    mfaAuthentication: true,
    mfaRemoteAccess: true,
    mfaMissionCriticalSystems: true,
    mfaCloudDeployments: true,
    backupFrequency: 'WEEKLY',
    backupTypes: ['OFFSITE'],
    patchingFrequency: 'MONTHLY',
    encryptionAtRest: true,
    encryptionInTransit: true,
    encryptionOnDevices: true,
    useEncryption: true,
    planIncidentResponse: true,
    planDisasterRecovery: true,
    planBusinessContinuity: true,
    incidentResponsePlan: true,
    isSecurityTraining: true,
    isSecurityOfficer: true,
    eolProducts: false,
    edr: true,
    ngav: true,
    vendorManagement: true,
    isVerifyingBankAccounts: true,
    isAuthenticatingFundTransferRequests: true,
    isPreventingUnauthorizedWireTransfers: true,
    hasDualAuthorizationControlsAnswer: true,
    priorCoverage: false,
    claimHistory: 0,
    pastCyberIncident: 0,
    cyberEvent: false,
    sanctionedTerritories: false,
    privacyLitigation: false,
    pendingLitigation: false,
    priorOrPendingClaimCircumstances: false,
    unscheduledSystemDowntime: false,
  },
}

export const holder = {
  customerFirstName: person.first,
  customerLastName: person.last,
  customerEmail: person.email,
  customerPhone: person.phone,
}

/** How long people are waited for: half an hour. */
export const people = { every: 2000, patience: 1_800_000 }

/** The popular package, with its limit and what the insured bears of each loss. */
export const cart = {
  product: 'P100',
  presetName: 'popular',
  calculatorGeneratedData: { presets: 2, aggregateLimit: 1_000_000, deductible: 10_000 },
} satisfies Partial<AddP250CartQuoteBody>

export const notice = {
  reporter: { name: `${person.first} ${person.last}`, email: person.email, cellPhone: person.phone },
  isRightContact: true,
  address: place.address1,
  city: place.city,
  ...('state' in place && { state: place.state }),
  zipCode: place.zipCode,
  lossDescription: 'Files on the shop’s computer were encrypted overnight.',
}
