import type { Example, Kind } from '#cdk/openapi/exampleOf.ts'
import { type Operation, permissionsOf, type WorkflowFlow } from '#shared/contract/operation.ts'
import { accountTypeOf } from '#shared/domain/identity/roles.ts'
import { knowsPostureAlone } from '#shared/domain/organizations/partners.ts'
import { type AccountType, mayUse, type Role } from '#shared/permissions.ts'
import type { Caller } from './everyone.ts'

/** Whether the contract lets a role in at all. */
export const isPermitted = ({ access }: Operation, role: Role): boolean => {
  if (access === 'workflow') return false
  const needed = permissionsOf(access)
  return needed.length === 0 || needed.some((permission) => mayUse(role, permission))
}

const isOfOrganization = (role: Role): boolean => accountTypeOf(role) !== 'COWBELL'

/** Operations that let in fewer than their contracts tell, and whom. */
const narrower: Readonly<Record<string, (role: Role) => boolean>> = {
  // An identity provider keeps the people of an organization; the provider's own are kept by hand.
  createScimUser: isOfOrganization,
  getScimGroup: isOfOrganization,
  getScimUser: isOfOrganization,
  listScimGroups: isOfOrganization,
  listScimUsers: isOfOrganization,
  patchScimGroup: isOfOrganization,
  patchScimUser: isOfOrganization,
  removeScimUser: isOfOrganization,
  replaceScimUser: isOfOrganization,
  // Where an agency's commission goes is entered by its own people alone.
  createAchSession: (role) => accountTypeOf(role) === 'AGENCY',
  updateAgencyAch: (role) => accountTypeOf(role) === 'AGENCY',
  // Whom the provider works with on claims is the provider's own matter; adjusters and vendors work with who is there.
  createVendor: (role) => accountTypeOf(role) === 'COWBELL',
  updateVendor: (role) => accountTypeOf(role) === 'COWBELL',
  // A vendor sends and takes back what it asks for; the desk decides on it.
  approveVendorInvoice: (role) => accountTypeOf(role) !== 'VENDOR',
  rejectVendorInvoice: (role) => accountTypeOf(role) !== 'VENDOR',
  submitVendorInvoice: (role) => accountTypeOf(role) === 'VENDOR',
  withdrawVendorInvoice: (role) => accountTypeOf(role) === 'VENDOR',
  // The archive is the provider's own.
  downloadArchiveCopy: (role) => accountTypeOf(role) === 'COWBELL',
  // Of all claims that a carrier bears, for those who decide on them; a vendor has single ones to work on.
  getClaimsBordereau: (role) => accountTypeOf(role) !== 'VENDOR',
  // Under whom an agency stands is the provider's to say.
  moveAgency: (role) => accountTypeOf(role) === 'COWBELL',
  previewAgencyMove: (role) => accountTypeOf(role) === 'COWBELL',
  // The postings of all policies name everybody's clients.
  listJournal: (role) => accountTypeOf(role) === 'COWBELL',
  // Whom the provider puts on an agency is the provider's own matter.
  replaceAgencyUsers: (role) => accountTypeOf(role) === 'COWBELL',
  // What an agency asks for is judged by the provider's staff alone.
  reviewAgency: (role) => accountTypeOf(role) === 'COWBELL',
  // Of all agencies for the provider’s staff; an agency has a search of its own.
  searchAllSurplusLicenses: (role) => accountTypeOf(role) === 'COWBELL',
  // A treaty is signed by those who bear it.
  signTreaty: (role) => accountTypeOf(role) === 'RE_INSURER',
  // One path for agencies, which agency:read opens, and for carriers and the like, which the test asks for.
  searchPersonaRecords: (role) => mayUse(role, 'persona:read'),
}

export const isLetIn = (operation: Operation, role: Role): boolean =>
  isPermitted(operation, role) && (narrower[operation.name]?.(role) ?? true)

/** What a one-time code opens: one quote with its account, or one policy; of its agency the logo and the colours. */
const openedBy: Readonly<Record<WorkflowFlow, readonly Kind[]>> = {
  E_PAY: ['agency', 'policy', 'workflow'],
  INCIDENT: ['policy', 'workflow'],
  OWN_DATA: ['privacyRequest', 'workflow'],
  QUESTIONNAIRE: ['agency', 'quote', 'workflow'],
  QUOTE: ['account', 'agency', 'document', 'quote', 'workflow'],
  SURPLUS_NOTICE: ['agency', 'quote', 'workflow'],
}

/** Records that one person has to oneself. */
export const personalKinds: readonly Kind[] = ['note', 'passkey', 'place', 'preset', 'session']

/** Records of the place where somebody works. */
const placeKinds: readonly Kind[] = [
  'apiKey',
  'identityProvider',
  'assistantRequest',
  'job',
  'organization',
  'tag',
  'user',
  'webhook',
  'webhookDelivery',
]

/** What everybody may know who may ask. */
const publicKinds: readonly Kind[] = ['moratorium']

/** Organizations of the book that nobody works for, and how they stand to one another: staff's alone. */
const organizationKinds: readonly Kind[] = [
  'aggregator',
  'mssp',
  'persona',
  'pool',
  'poolYear',
  'reinsurer',
  'relationship',
  'treaty',
  'vendor',
  'vendorInvoice',
]

/** What the provider works with by itself. */
const providersKinds: readonly Kind[] = ['portfolioScenario']

/** Of which the book has one of the agency’s alone, the cluster that it is a member of among them. */
const agencysKinds: readonly Kind[] = ['accessReview', 'cluster', 'roleTemplate']

/**
 * Kinds of record that partners read where these name their organization (decision: least-by-kind), and what is the
 * carrier's own; a vendor reads the claims that it works on. A cluster and a reinsurer read totals alone.
 */
const sharedKinds: Readonly<Partial<Record<AccountType, readonly Kind[]>>> = {
  CARRIER: [
    ...(['carrierRater', 'certificate', 'claim', 'claimDiary', 'claimPayment', 'endorsement', 'manuscript'] as const),
    ...(['policy', 'quote', 'quoteShare', 'vendorInvoice'] as const),
  ],
  DIGITAL: [
    ...(['account', 'certificate', 'findingDispute', 'manuscript', 'message'] as const),
    ...(['policy', 'quote', 'quoteShare', 'submission'] as const),
  ],
  MSSP: ['account', 'connection', 'connector', 'findingDispute'],
  POOL: ['account'],
  PREMIUM_PROCESSOR: ['billingContact', 'certificate', 'policy'],
  VENDOR: ['claim', 'claimPayment'],
}

/** What a pool and an MSSP are told nothing of, though they know the account: its money, and who is named there. */
const notOfPosture: readonly string[] = [
  'addPolicyContact',
  'certifyProfile',
  'listAccountHistory',
  'listP250Quotes',
  'precheckAccountDetails',
  'refreshFirmographics',
  'removePreferredAgent',
  'searchOwnerDocuments',
  'setPreferredAgent',
  'updateAccountDetails',
  'updateAccountHostname',
  'updateFirmographics',
  'updatePolicyContact',
  'updateSocialEngineering',
  'verifyAccountByAgent',
]

/** Beside the path, what is named of someone else's narrows a list, or is looked up after what is shared. */
const besides: readonly Kind[] = ['agency', 'document', 'note', 'persona', 'team', 'user', 'vendor']

/** Whether partners of a kind reach with an operation what names them. */
export const isShared = (
  { name }: Operation,
  { kinds, subjects }: Pick<Example, 'kinds' | 'subjects'>,
  accountType: AccountType,
): boolean => {
  const shared = sharedKinds[accountType] ?? []
  if (knowsPostureAlone(accountType) && notOfPosture.includes(name)) return false
  if (name === 'searchClaims') return shared.includes('claim')
  if (subjects.size === 0) return [...kinds].some((kind) => shared.includes(kind))
  const told = [...subjects].filter((kind) => !besides.includes(kind))
  // Whose account it is stands in some paths before a quote or policy.
  return told.length > 0 && told.every((kind) => shared.includes(kind) || (kind === 'account' && told.length > 1))
}

/**
 * Whether a record of a kind is the caller's business. Staff see every record of the region; an agency its own, those
 * bound to teams theirs; an insured its own; everybody the people and tags of the place where they work. Nobody else has
 * a share in the book, as long as it names no partner (`isShared`).
 */
export const isInReach = (kind: Kind, { actor, relation }: Caller): boolean => {
  if (actor.workflow !== undefined) return relation === 'own' && openedBy[actor.workflow.flow].includes(kind)
  const isNear = relation === 'own' || relation === 'colleague'
  if (publicKinds.includes(kind)) return true
  if (personalKinds.includes(kind)) return relation === 'own'
  if (placeKinds.includes(kind)) return relation !== 'otherOrganization'
  // What visitors of its pages ask an agency is the agency's own, as a whole.
  if (kind === 'enquiry') return actor.accountType === 'AGENCY' && actor.realm === 'ACCOUNT' && isNear
  if (actor.accountType === 'COWBELL') return true
  // By how much a carrier deviates is its own and the provider’s.
  if (kind === 'carrierRater') return actor.accountType === 'CARRIER' && isNear
  if (organizationKinds.includes(kind) || providersKinds.includes(kind)) return false
  if (agencysKinds.includes(kind)) return actor.accountType === 'AGENCY' && isNear
  if (actor.accountType === 'AGENCY') return kind === 'agency' ? relation !== 'otherOrganization' : isNear
  return actor.accountType === 'CUSTOMER' && isNear
}

/** Operations that answer the same whether there is such a record or not, also to those whose business it is. */
export const isIndifferent = ({ name }: Operation, { actor, relation }: Caller): boolean => {
  switch (name) {
    // An agency's people make accounts for their own agency and bring companies to it, whichever they name.
    case 'createAccount':
    case 'createSubmission':
    case 'uploadAccounts':
      return actor.accountType === 'AGENCY'
    // An insured knows whom to speak to at the agency that serves it, and nothing of its people and its book.
    case 'getAgency':
    case 'getAgencyStats':
    case 'listAgencyAccountUsers':
    case 'listAgencyHistory':
    case 'listAgencyLinks':
    case 'searchAgencyAgents':
      return actor.accountType === 'CUSTOMER'
    // What waits for the caller may be nothing, as of an insured whose only quote waits for nobody.
    case 'searchActionQuotes':
      return actor.accountType === 'CUSTOMER'
    // What is asked for names a person, an organization and a record that have nothing to do with one another.
    case 'exportAuditTrail':
    case 'getLedgerFile':
    case 'searchAuditTrail':
      return true
    // The webhook of the book is no channel.
    case 'updateSlackChannel':
    case 'updateTeamsChannel':
      return true
    // The organization of a vendor is one of that kind, which the one that is named is not.
    case 'createVendor':
      return true
    // The request of the book is about somebody whom none of the callers is.
    case 'downloadMyData':
    case 'withdrawMyPrivacyRequest':
      return true
    // The file of the book is of somebody whom none of the callers is.
    case 'downloadListExport':
    case 'getListExport':
      return true
    // What an organization makes of its roles is its own people’s alone; staff read it.
    case 'updateRoleTemplate':
    case 'withdrawRoleTemplate':
      return actor.accountType === 'COWBELL'
    // Agencies alone have agents.
    case 'listAgents':
      return actor.accountType !== 'AGENCY' && actor.accountType !== 'COWBELL'
    // Only staff choose an organization; others see their own, whichever they name.
    case 'listFellowUsers':
    case 'listUsers':
    case 'searchRoleTemplates':
      return relation === 'own' && actor.accountType !== 'COWBELL'
    // A job begins, whose outcome is the job's.
    case 'removeExpiredQuotes':
    case 'removeInvalidQuotes':
      return true
    // Nothing of the book is of this product, and nothing of it is of the carrier that is named.
    case 'getEpGraph':
    case 'getPrimeCloudPolicy':
      return true
    // Counters follow by the stream, which stands still here.
    case 'getSubmissionChannels':
    case 'getSubmissionStats':
      return true
    // Whose account it is gets an e-mail; who asks learns nothing.
    case 'requestAccountAccess':
      return true
    default:
      return false
  }
}

/** Operations that tell on purpose of what is not the caller's, and why. */
export const tellsOnPurpose: Readonly<Record<string, string>> = {
  getPeriodFile:
    'The books are the region’s: whoever has ledger:read reads what a month was closed as, as its trial balance.',
  getVendor: 'The panel is for whoever has persona:read to look up: its vendors are in nobody’s book.',
  listAllUsers: 'Whoever has user:directory lists the users of every account.',
  listPeriodClosingHistory: 'As getPeriodFile: a month that was closed is one of the region’s books.',
  listTaxReturnHistory: 'A return is one of the region’s books too: whoever has ledger:read reads what was filed.',
}
