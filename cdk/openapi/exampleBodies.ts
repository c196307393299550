import type { Names } from './exampleOf.ts'
import { words } from './exampleWords.ts'

const base64url = 'c2FtcGxl'
const passkeyAnswer = {
  id: base64url,
  rawId: base64url,
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: base64url,
    attestationObject: base64url,
    authenticatorData: base64url,
    signature: base64url,
  },
}

/** What an operation is sent. */
export type Body = Readonly<Record<string, unknown>>

/** A license of a state that has not expired. */
const licensed = (body: Body): Body => ({ ...body, state: 'OR', expirationDate: '2099-12-31' })

const withoutTeams = ({ teamIds: _, ...body }: Body): Body => body

/** A rater is of a rate book that there is. */
const raterOfBook = (body: Body): Body => ({
  ...body,
  products: ['P100'],
  states: [],
  rateBook: 'p100-us-2026-1',
  effectiveUntil: null,
})

/** A version by which something could be priced. */
const soundBook: Body = {
  name: 'Health care',
  effectiveFrom: '2027-03-01',
  changes: [{ table: 'hazardFactors', row: '5', value: 1.6 }],
  note: 'Losses',
}

/** A state that nothing else of the examples is in. */
const wyoming: Body = { stateName: 'Wyoming', stateNameAbbrv: 'WY', isSupported: true }

/** For somebody by name, whom the policy need not know. */
const toSomebody = ({ additionalInsuredId: _, ...body }: Body): Body => body

/** An endorsement is of a quote or of a policy. */
const ofQuoteAlone = ({ policyId: _, ...body }: Body): Body => body

/** A form that no other one stands beside. */
const aForm: Body = { name: 'Harbor works clause', formNumber: 'PAL-MS-100', formTypeId: words.formTypeId }

/** Layers above a loss, of a year, on the programme's own paper. */
const aYear: Body = { kind: 'EXCESS_OF_LOSS', begins: '2027-01-01', ends: '2028-01-01' }

/** A workflow of Microsoft Teams that is nobody's. */
const workflowUrl = 'https://prod-00.nowhere.logic.azure.com/workflows/0/triggers/manual/paths/invoke?sig=0'

/** Bodies that a schema alone does not tell how to fill. */
export const bodies: Readonly<Record<string, (sampled: Body, names: Names) => Body>> = {
  addPasskey: () => {
    const { clientDataJSON, attestationObject } = passkeyAnswer.response
    return { name: 'Key ring', passkey: { ...passkeyAnswer, response: { clientDataJSON, attestationObject } } }
  },
  addUserAccounts: (body, { organization = '', role }) => ({ ...body, accountRoleMap: { [organization]: role } }),
  appealBlacklist: (body) => ({ ...body, domain: 'blacklisted.example' }),
  createAccount: (body) => ({ ...body, state: 'OR' }),
  createApiKey: (body) => ({ ...body, scopes: ['user:read'] }),
  createAgencyLicense: licensed,
  createAgentLicense: licensed,
  createBlacklistedDomain: () => ({ name: 'other.example' }),
  createCertificate: toSomebody,
  createForm: () => aForm,
  createIndustryCode: (body) => ({ ...body, naicsCode: '722599' }),
  createLossRun: ({ accountId }) => ({ accountId }),
  createManuscript: ofQuoteAlone,
  createState: () => wyoming,
  createSubmission: (_, { agency }) => ({
    firmographics: { name: 'Name', address: { address1: 'Street', city: 'City', state: 'OR', zipCode: '97301' } },
    agency: { agencyId: agency },
  }),
  createPoolYear: (body) => ({ ...body, begins: '2027-01-01', ends: '2028-01-01' }),
  createTreaty: ({ carrierId: _, ...body }) => ({ ...body, ...aYear }),
  createUser: (body, { role }) => ({ ...(role === 'Agent' ? body : withoutTeams(body)), roleId: role }),
  emailCertificate: toSomebody,
  updateForm: () => aForm,
  updateApiKey: (body) => ({ ...body, scopes: ['user:read'] }),
  updateAgencyLicense: licensed,
  updateAgentLicense: licensed,
  createCarrierRater: raterOfBook,
  createRateBook: () => ({ ...soundBook, base: words.other }),
  updateCarrierRater: raterOfBook,
  updateP250Quote: (body, { role }) => (role === 'Agent' ? body : withoutTeams(body)),
  updateIndustryCode: (body) => ({ ...body, naicsCode: words.naicsId }),
  updateRateBook: () => soundBook,
  updateState: () => ({ id: 'WY', ...wyoming }),
  updateQuote: (body, { role }) => (role === 'Agent' ? body : withoutTeams(body)),
  updatePoolYear: (body) => ({ ...body, begins: '2027-01-01', ends: '2028-01-01' }),
  updateTreaty: ({ carrierId: _, ...body }) => ({ ...body, ...aYear }),
  createTeamsChannel: (body) => ({ ...body, webhookUrl: workflowUrl }),
  updateTeamsChannel: (body) => ({ ...body, webhookUrl: workflowUrl }),
  updateWebhook: ({ id }) => ({
    id,
    clientId: words.clientId,
    clientSecret: 'c2FtcGxlc2FtcGxlc2FtcGxlc2FtcGxl',
    webhookUrl: 'https://hooks.nobody.example/in',
  }),
  updateUser: (body, { role }) => ({ ...body, roleId: role }),
  exchangeWorkflowCode: (body) => ({ ...body, secret: '123456' }),
  signInWithPasskey: (body) => {
    const { attestationObject: _, ...response } = passkeyAnswer.response
    return { ...body, passkey: { ...passkeyAnswer, response } }
  },
  updateAccountDetails: (body) => ({ ...body, naicsCode: '541110', primaryNaicsPercentage: 100 }),
  verifyMfa: (body) => ({ ...body, mfa2: '654321' }),
  uploadAccounts: (body) => ({
    ...body,
    tags: '',
    file: { fileName: 'companies.csv', bytes: new TextEncoder().encode('Name,State\nMarked,OR') },
  }),
  uploadSurplusNotice: (body) => ({
    ...body,
    file: { fileName: 'notice.pdf', bytes: new Uint8Array([37, 80, 68, 70, 45]) },
  }),
  readSubmissionFile: () => ({
    file: { fileName: 'application.csv', bytes: new TextEncoder().encode('Company,State\nMarked,OR') },
  }),
  uploadLogo: () => ({ file: { fileName: 'logo.png', bytes: new Uint8Array([137, 80, 78, 71]) } }),
  uploadPhoto: () => ({ file: { fileName: 'photo.png', bytes: new Uint8Array([137, 80, 78, 71]) } }),
}
