import { agencyStatusOf } from '../domain/quoting/quoteStatusGroups.ts'
import { apiKey, identityProvider, webhook } from './connectionShares.ts'
import { quoteStatuses } from './quote/quoteStatus.ts'

/** What others than staff read of a record's history: the fields by name; what is not named is the provider's own. */
export interface HistoryShare {
  readonly agency: readonly string[]
  /** None where an insured reads what an agency does. */
  readonly insured?: readonly string[]
  /** None where a vendor at work on it reads what an agency does. */
  readonly vendor?: readonly string[]
  /** Of the fields those that are lists of plain words, told as they are: what else is made of parts may hold more than a share. */
  readonly lists?: readonly string[]
  /** The status as others than staff know it. */
  readonly status?: (status: unknown) => unknown
}

/** What an insured reads of its own account. */
const accountOfInsured: readonly string[] = [
  ...['agencyName', 'agentEmail', 'agentFirstName', 'agentLastName', 'agentPhone', 'changeInScope', 'city'],
  ...['collectingPersonalInformation', 'country', 'dbaOrTradestyle', 'domainName', 'domains', 'ein', 'enforceMfa'],
  ...['entityType', 'franchiseSystemConnectivity', 'isFranchise', 'mailingAddress', 'naicsCode', 'name'],
  ...['noOfEmployeesAll', 'nonUsRevenue', 'numberOfPersonalRecords', 'ownershipType', 'phoneNumber'],
  ...['policyContactEmail', 'policyContactFirstName', 'policyContactLastName', 'policyContactPhone'],
  ...[
    'hostname',
    'preferredAgent',
    'primaryIndustry',
    'revenue',
    'secondaryIndustry',
    'securityQuestions',
    'sicCode',
    'state',
    'totalRevenue',
  ],
  ...['url', 'yearEstablished', 'zipCode'],
]

/** With where the business stands; what a scan saw and why somebody reopened it is the provider's own. */
const account: HistoryShare = {
  insured: accountOfInsured,
  agency: [
    ...accountOfInsured,
    ...['cowbellRiskFactors', 'declineReason', 'dunsNumber', 'isVerifiedByAgent', 'openForRenewal', 'profile'],
    ...['profileScore', 'status', 'tags', 'teams', 'verifiedDate'],
  ],
}

/** What the clients of an agency read of it: how it is reached. */
const agencyOfInsured: readonly string[] = [
  ...['address1', 'address2', 'city', 'contactEmail', 'contactFirstName', 'contactLastName', 'contactPhone'],
  ...['hostname', 'locationAlias', 'name', 'state', 'zipCode'],
]

/** What the provider thinks of an agency, such as its level, is the provider's. */
const agency: HistoryShare = {
  insured: agencyOfInsured,
  agency: [
    ...agencyOfInsured,
    ...[
      'agencyBilled',
      'agencyType',
      'belongsSince',
      'belongsTo',
      'clientsSharedWith',
      'description',
      'enforceMfa',
      'lastDay',
    ],
    ...['mergedInto', 'movesOn', 'movesTo', 'npn', 'reviewed', 'status', 'tookIn', 'wanted', 'wholesale'],
  ],
}

/** Who of the staff went into the account, when and why. */
const jump: HistoryShare = { agency: ['beganAt', 'endedAt', 'endsAt', 'name', 'reason'] }

/** What was owed and paid; why somebody closed a payment by hand is the provider's own. */
const invoice: HistoryShare = {
  agency: [
    ...['agreement', 'customerEmail', 'downPayment', 'dueDate', 'financeQuote', 'invoiceNumber', 'lines', 'movements'],
    ...['policyNumber', 'status', 'total'],
  ],
}

/** Why staff held an organization or let it go is the provider's own. */
const persona: HistoryShare = {
  agency: [
    ...['contactEmail', 'contactFirstName', 'contactLastName', 'contactPhone', 'description', 'enforceMfa'],
    ...['hostname', 'lastDay', 'licenseId', 'name', 'states', 'status'],
  ],
  lists: ['states'],
}

/** What an insured reads of their policy. */
const policyOfInsured: readonly string[] = [
  ...['additionalInsureds', 'aggLimit', 'binderNumber', 'boundAt', 'companyName', 'coverages', 'customerEmail'],
  ...['customerFirstName', 'customerLastName', 'customerPhone', 'deductible', 'effectiveDate'],
  ...['expirationDate', 'issuedAt', 'limit', 'paymentStatus', 'policyNumber', 'renewalOptOut'],
  ...['renewalOptOutReason', 'renewedByPolicyId'],
  ...['retroActivePeriod', 'status', 'totalPremium', 'transactions', 'waitingPeriod'],
]

/** With who looks after it and what it earns; what is noted of it is the provider's own. */
const policy: HistoryShare = {
  insured: policyOfInsured,
  agency: [
    ...policyOfInsured,
    ...['additionalBrokerFee', 'agencyBilled', 'agencyName', 'agentEmail', 'agentFirstName', 'agentLastName'],
    ...['agentPhone', 'brokerFee', 'cancellation', 'eventExclusions', 'issueRequestedAt', 'mgaFee', 'openForRenewal'],
    ...['noticesByPost', 'renewalRemindersMuted', 'subjectivities', 'surplusFiling', 'teamIds'],
  ],
}

/** Fields that concern an agency and its client; who works on a referral and what is noted is the provider's own. */
const quoteOfAgency: readonly string[] = [
  ...['additionalInsureds', 'agentEmail', 'agentFirstName', 'agentLastName', 'agentPhone', 'attestation', 'binder'],
  ...['boundAt', 'companyName', 'customerEmail', 'customerFirstName', 'customerLastName', 'customerPhone'],
  ...[
    'diligence',
    'effectiveDate',
    'endDate',
    'expiresOn',
    'isSurplus',
    'needBy',
    'product',
    'quoteNumber',
    'selection',
    'sent',
    'status',
    'teamIds',
  ],
  'totalPremium',
]

/** Of these what an insured reads of their own quote: not the terms that an agency tried on the way. */
const quote: HistoryShare = {
  agency: quoteOfAgency,
  insured: quoteOfAgency.filter(
    (field) => !['agentEmail', 'agentPhone', 'diligence', 'selection', 'teamIds', 'totalPremium'].includes(field),
  ),
  status: (value) => {
    const known = quoteStatuses.find((each) => each === value)
    return known === undefined ? value : agencyStatusOf(known)
  },
}

/** What is on record of a license; who enters it reads all of it. */
const licenseFields: readonly string[] = [
  ...['activeResidentState', 'agencyName', 'effectiveDate', 'expirationDate', 'kind', 'linesOfAuthority', 'npn'],
  ...['number', 'principal', 'state'],
]
const agencyLicense: HistoryShare = { agency: licenseFields, lists: ['linesOfAuthority'] }
const agentLicense: HistoryShare = {
  agency: [...licenseFields, 'agentEmail', 'agentFirstName', 'agentLastName', 'agentPhone'],
}
const surplusLicense: HistoryShare = {
  agency: [
    ...['brokerEmail', 'brokerFirstName', 'brokerLastName', 'expirationDate', 'signatureOnFile'],
    ...['surplusLicenseNumber', 'surplusLinesState'],
  ],
}

/** Versions of rate books are the provider's own. */
const rateBook: HistoryShare = { agency: [] }

const team: HistoryShare = { agency: ['isDefault', 'name'] }

/** Where else somebody works is not told in the place where they are at home. */
const user: HistoryShare = {
  agency: [
    ...['billingContact', 'email', 'enabled', 'firstName', 'lastName', 'mfaType', 'npn', 'passwordSetAt', 'phone'],
    ...['photo', 'primaryContact', 'role', 'roleTemplateId', 'slackHandle', 'status', 'teamIds'],
  ],
}

/** What an assistant asked, and what a person said of it; which call it has to be, nobody reads. */
const assistantRequest: HistoryShare = {
  agency: ['decision', 'doneAt', 'expiresAt', 'name', 'operation', 'status', 'summary'],
  insured: [],
}

/** What is printed on a certificate, and that it was withdrawn; where it was sent is its sender's. */
const certificate: HistoryShare = { agency: ['day', 'holder', 'number', 'status', 'withdrawal'] }

/** What a notice says. */
const noticeFields: readonly string[] = [
  ...['address', 'authorityName', 'authorityPhoneNumber', 'city', 'contactEmail', 'contactName', 'contactPhone'],
  ...['impactedDevicesOs', 'impactedDevicesType', 'incidentNoticed', 'isAuthoritiesInvolved', 'isBusinessImpacted'],
  ...['isCyberIncident', 'isRemediationServiceBegun', 'isReportFiled', 'isRightContact', 'lossDate'],
  ...['lossDescription', 'lossInformationExplanation', 'otherInformationExplanation', 'reportNumber', 'reporter'],
  ...['state', 'zipCode'],
]

/** The notice of a claim, and where it stands: what the desk reserves, pays, decides and writes to itself is its own. */
const claim: HistoryShare = {
  agency: [...noticeFields, 'claimNumber', 'coveragePosition', 'filedOn', 'policyNumber', 'status'],
  // What the policy covers is not a vendor's to know (rule: vendor-share).
  vendor: [...noticeFields, 'claimNumber', 'filedOn', 'policyNumber', 'status'],
}

/** What was said of a finding, and what came of it; which files somebody brought for themselves is theirs. */
const findingDispute: HistoryShare = { agency: ['finding', 'seen', 'settled', 'status', 'text'] }

/** What somebody agreed to that is read of a system, and until when; what it told is told on its page. */
const connector: HistoryShare = { agency: ['agreedAt', 'agreedBy', 'agreedUntil', 'connectorType'] }

/** That an agency's bank account is another, and whether it is paid; its clients read nothing of it. */
const commissionAccount: HistoryShare = { agency: ['ach', 'paymentsPaused'], insured: [] }

/** What a document is, and that its file is another; what it was called before it was theirs to read is not told. */
const document: HistoryShare = { agency: ['docType', 'uploads'] }

/** A link to an offer: for whom, until when, how often it was opened, and that it was taken back; not the link. */
const quoteShare: HistoryShare = {
  agency: ['expiresAt', 'firstOpened', 'lastOpened', 'opened', 'purpose', 'revokedAt', 'revokedBy'],
  insured: [],
}

/** What whoever reads the books reads of a month that was closed: its sums, and that it was reopened. */
const periodClosing: HistoryShare = {
  agency: ['closed', 'credit', 'debit', 'month', 'reopened', 'status'],
  insured: [],
}

/** What whoever reads the books reads of a tax return: what was payable by when, that it was filed, and paid. */
const taxReturn: HistoryShare = {
  agency: ['amount', 'authority', 'dueOn', 'filed', 'from', 'paid', 'payable', 'status', 'to'],
  insured: [],
}

/** What is owed back and how it was paid; who decided on it, and what failed on the way, is the provider's own. */
const refund: HistoryShare = {
  agency: ['amount', 'companyName', 'dueOn', 'payees', 'payout', 'policyNumber', 'reason', 'status'],
}

/** What an agency said of a company, and what became of it; an insured reads no submission. */
const submission: HistoryShare = {
  insured: [],
  agency: [
    ...['agencyName', 'agentEmail', 'agentName', 'assignee', 'certified', 'company', 'completed', 'declined', 'excess'],
    ...['letter', 'lost', 'needBy', 'renewalOf', 'status', 'submissionNumber', 'teams'],
  ],
}

/** What a vendor reads of its own invoice; whose word it was on rates, and what became of payments, is the desk's. */
const vendorInvoice: HistoryShare = {
  agency: [
    ...['invoicedOn', 'lines', 'net', 'number', 'paidOn', 'rejection', 'status', 'tax', 'total', 'workedFrom'],
    'workedUntil',
  ],
}

/** What the provider alone reads. */
const ofStaff: HistoryShare = { agency: [] }

const accessReview: HistoryShare = { agency: ['status', 'done', 'dueOn', 'quarter'] }

/** By kind of record; of a kind that is not named others than staff read nothing. */
export const historyShares = {
  accessReview,
  account,
  agency,
  agencyLicense,
  agentLicense,
  apiKey,
  assistantRequest,
  carrierAccount: ofStaff,
  carrierRater: ofStaff,
  carrierRemittance: ofStaff,
  certificate,
  claim,
  commissionAccount,
  commissionAgreements: ofStaff,
  connector,
  deadLetter: ofStaff,
  document,
  findingDispute,
  hold: ofStaff,
  identityProvider,
  invoice,
  job: ofStaff,
  jump,
  manuscript: ofStaff,
  message: ofStaff,
  moratorium: ofStaff,
  periodClosing,
  persona,
  policy,
  poolYear: ofStaff,
  privacyRequest: ofStaff,
  quote,
  quoteShare,
  rateBook,
  refund,
  remittance: ofStaff,
  remittanceException: ofStaff,
  roleGrant: ofStaff,
  roleTemplate: { agency: ['edition', 'keeps', 'name', 'role', 'status'], lists: ['keeps'] },
  screening: ofStaff,
  submission,
  surplusLicense,
  taxReturn,
  team,
  treaty: ofStaff,
  user,
  vendorInvoice,
  webhook,
  writeOff: ofStaff,
}
