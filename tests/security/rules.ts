import type { Kind } from '#cdk/openapi/exampleOf.ts'
import { isOf, type Operation, permissionsOf, type WorkflowFlow } from '#shared/contract/operation.ts'
import { accountTypeOf } from '#shared/domain/identity/roles.ts'
import { mayUse, type Role } from '#shared/permissions.ts'
import type { Caller } from './everyone.ts'

/** Whether the contract lets a role in at all. */
export const isPermitted = (operation: Operation, role: Role): boolean => {
  const { access } = operation
  if (access === 'workflow' || !isOf(operation, accountTypeOf(role))) return false
  const needed = permissionsOf(access)
  return needed.length === 0 || needed.some((permission) => mayUse(role, permission))
}

/** Operations that let in fewer than their contracts tell, and whom. */
const narrower: Readonly<Record<string, (role: Role) => boolean>> = {
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
  // Of all claims that a carrier bears, for those who decide on them; a vendor has single ones to work on.
  getClaimsBordereau: (role) => accountTypeOf(role) !== 'VENDOR',
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
export const personalKinds: readonly Kind[] = ['listExport', 'note', 'passkey', 'place', 'preset', 'session']

/** Records of the place where somebody works. */
const placeKinds: readonly Kind[] = [
  'accessReview',
  'apiKey',
  'identityProvider',
  'assistantRequest',
  'job',
  'organization',
  'roleTemplate',
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

/**
 * Whether a record of a kind is the caller's business. Staff see every record of the region; an agency its own, those
 * bound to teams theirs; an insured its own; everybody the people and tags of the place where they work.
 */
export const isInReach = (kind: Kind, { actor, relation }: Caller): boolean => {
  if (actor.workflow !== undefined) return relation === 'own' && openedBy[actor.workflow.flow].includes(kind)
  const isNear = relation === 'own' || relation === 'colleague'
  if (publicKinds.includes(kind)) return true
  if (personalKinds.includes(kind)) return relation === 'own'
  // What somebody asks about the own data is theirs, and staff’s to answer.
  if (kind === 'privacyRequest') return relation === 'own' || actor.accountType === 'COWBELL'
  if (placeKinds.includes(kind)) return relation !== 'otherOrganization'
  // What visitors of its pages ask an agency is the agency's own, as a whole.
  if (kind === 'enquiry') return actor.accountType === 'AGENCY' && actor.realm === 'ACCOUNT' && isNear
  if (actor.accountType === 'COWBELL') return true
  // By how much a carrier deviates is its own and the provider’s.
  if (kind === 'carrierRater') return actor.accountType === 'CARRIER' && isNear
  if (organizationKinds.includes(kind) || providersKinds.includes(kind)) return false
  if (kind === 'cluster') return actor.accountType === 'AGENCY' && isNear
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
    // What waits for the caller may be nothing, as of an insured whose only quote waits for nobody.
    case 'searchActionQuotes':
      return actor.accountType === 'CUSTOMER'
    // What is asked for names a person, an organization and a record that have nothing to do with one another.
    case 'exportAuditTrail':
    case 'getLedgerFile':
    case 'searchAuditTrail':
      return true
    // Of the own data nobody's colleague has anything, who answers for it neither.
    case 'downloadMyData':
    case 'withdrawMyPrivacyRequest':
      return relation !== 'own'
    // The webhook of the book is no channel.
    case 'updateSlackChannel':
    case 'updateTeamsChannel':
      return true
    // The organization of a vendor is one of that kind, which the one that is named is not.
    case 'createVendor':
      return true
    // A partner has no share in the account that is named here beside the policy or quote that it does read.
    case 'createBillingContact':
    case 'listBillingContacts':
    case 'searchOwnerDocuments':
      return ['CARRIER', 'PREMIUM_PROCESSOR', 'VENDOR'].includes(actor.accountType)
    // The manuscript of the book is of a quote, and a financer reads those of policies.
    case 'getManuscript':
    case 'listManuscripts':
      return actor.accountType === 'PREMIUM_PROCESSOR'
    // Whatever a document may be filed with is named at once, which no partner has all of.
    case 'uploadDocument':
      return !['AGENCY', 'COWBELL', 'CUSTOMER'].includes(actor.accountType)
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
  getVendor: 'The panel is for whoever has persona:read to look up: its vendors are in nobody’s book.',
}
