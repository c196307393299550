import type { Operation } from '#shared/contract/operation.ts'
import { sampled } from './sampled.ts'

type Sample = Readonly<Record<string, unknown>>

/** Where the office takes files by the links that it signs. */
export const storage = '/storage'

/** What a sample alone does not make a believable answer of. */
const adjusted: Readonly<Record<string, (sample: Sample) => unknown>> = {
  createUploadUrl: (link) => ({ ...link, url: storage }),
  // More is due than anybody types into a form.
  getPayment: (payment) => ({ ...payment, dueAmount: 90_000_000 }),
  // What an address leads to is the app's own scheme, and a passkey is made by the browser: both are read, not shown.
  updateMfa: () => ({ qrCode: 'otpauth://totp/Palisade:ida?secret=JBSWY3DPEHPK3PXP&issuer=Palisade' }),
  // A placement that asks for everything.
  getQuote: ({ diligence: _, ...quote }) => ({
    ...quote,
    isSurplus: true,
    firmographicData: { ...(quote.firmographicData as object), state: 'CA' },
  }),
  // A policy on which no layer lies: what lies on it is ended first.
  previewCancellation: (preview) => ({ ...preview, above: [] }),
  // A coverage that answers, and pays bills.
  getClaimFile: ({ cover, ...file }) => ({
    ...file,
    cover: {
      ...(cover as object),
      coverages: (cover as { coverages: readonly object[] }).coverages.map((each) => ({
        ...each,
        answers: true,
        waitingHours: undefined,
      })),
    },
  }),
  // It keeps something when one thing less is kept.
  getRoleTemplate: (template) => ({
    ...template,
    role: 'Agent',
    keeps: ['account:read', 'account:update', 'quote:read'],
  }),
  // None is chosen yet.
  getAgency: ({ colours: _, ...agency }) => agency,
  getUser: (user) => ({ ...user, role: { id: 'Principal Producer', label: 'Principal Producer' } }),
  listAgents: (page) => ({
    ...page,
    content: [
      { id: 'usr_01JH0000000000000000000V12', firstName: 'Ana', lastName: 'Silva', email: 'ana@nobody.example' },
    ],
  }),
  getPersonaProfile: (profile) => ({ ...profile, contactPhone: '15035550117' }),
  searchPersonaRecords: (page) => ({
    ...page,
    content: [
      { id: 'agy_01JH0000000000000000000A01', name: 'Harbor & Pine', status: 'ACTIVE' },
      { id: 'org_01JH0000000000000000000Q01', name: 'Bytewell Forensics', status: 'ACTIVE' },
    ],
  }),
  // Nobody has two of the provider's roles.
  listAccountExecutives: (page) => ({ ...page, content: [] }),
  listTams: (page) => ({ ...page, content: [] }),
  listRoles: (roles) =>
    (Array.isArray(roles) ? roles : []).flatMap((role) => [
      { ...role, id: 'Principal Producer' },
      { ...role, id: 'Customer Service' },
    ]),
  updateSocialEngineering: () => ({
    socialEngineering: false,
    reasons: ['Verify bank accounts of vendors before they are paid.'],
  }),
  startPasskey: (options) => ({
    ...options,
    rp: { id: 'us.localhost', name: 'Palisade' },
    challenge: 'c2FtcGxlc2FtcGxlc2FtcGxl',
    user: { id: 'c2FtcGxl', name: 'ada@nobody.example', displayName: 'Ada Archer' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    excludeCredentials: [],
    timeout: 60_000,
  }),
  getEnvironment: ({ region, locale, supportContact }) => ({ region, locale, supportContact, flags: {} }),
}

/** What an operation answers: the sample that its contract shows. */
export const answerOf = ({ name, response }: Operation): unknown => {
  if (response === undefined) return undefined
  const sample = sampled(response, 'output', name)
  return adjusted[name]?.(sample as Sample) ?? sample
}
