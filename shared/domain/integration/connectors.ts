import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { Instant } from '../calendar/instant.ts'
import { type ConnectedControl, type ConnectedControls, seenTogether } from '../risk/connectedEvidence.ts'

/** How an insured connects: with a user and a password, an API key, a token, or by signing in at the other party. */
export type ConnectorForm = 'credentials' | 'key' | 'oauth' | 'token'

/** What is missing where a system is connected without it, by the names that its form gives the fields. */
export const missingWords = (type: ConnectorType): { readonly user: string; readonly secret: string } => {
  if (type === 'AWS') return { user: 'Access key ID is required', secret: 'Secret access key is required' }
  const secrets = { credentials: 'Password', key: 'API Key', oauth: 'Token', token: 'Token' } as const
  return { user: 'API User is required', secret: `${secrets[connectorKinds[type].form]} is required` }
}

/** What a system is for. */
export const connectorCategories = ['cloud', 'collaboration', 'detection', 'scanning', 'training'] as const
type ConnectorCategory = (typeof connectorCategories)[number]

interface ConnectorKind {
  readonly name: string
  readonly description: string
  readonly category: ConnectorCategory
  readonly form: ConnectorForm
}

/** The systems that an insured can connect. */
export const connectorKinds = {
  AWS: { name: 'AWS', description: 'Findings of AWS Security Hub.', category: 'cloud', form: 'credentials' },
  CLOUDFLARE: { name: 'Cloudflare', description: 'Security insights of your zones.', category: 'cloud', form: 'token' },
  COWBELL_MDR: {
    name: 'Managed detection and response',
    description: 'Coverage of your endpoints.',
    category: 'detection',
    form: 'token',
  },
  GOOGLEWORKSPACE: {
    name: 'Google Workspace',
    description: 'How your users and files are protected.',
    category: 'collaboration',
    form: 'oauth',
  },
  GSC: {
    name: 'Google Security Command Center',
    description: 'Findings in your Google Cloud.',
    category: 'cloud',
    form: 'oauth',
  },
  MICROSOFT: {
    name: 'Microsoft 365',
    description: 'Your Microsoft Secure Score.',
    category: 'collaboration',
    form: 'oauth',
  },
  QUALYSCS: {
    name: 'Qualys Container Security',
    description: 'Weaknesses of your containers.',
    category: 'scanning',
    form: 'credentials',
  },
  QUALYSPC: {
    name: 'Qualys Policy Compliance',
    description: 'How your systems keep to policies.',
    category: 'scanning',
    form: 'credentials',
  },
  QUALYSVM: {
    name: 'Qualys VMDR',
    description: 'Weaknesses of your systems.',
    category: 'scanning',
    form: 'credentials',
  },
  SAFEGUARD: { name: 'Safeguard', description: 'How your backups are protected.', category: 'cloud', form: 'token' },
  SECUREWORKS: {
    name: 'Secureworks',
    description: 'Alerts of Taegis XDR.',
    category: 'detection',
    form: 'credentials',
  },
  SECURITYSTUDIO: { name: 'SecurityStudio', description: 'Your S2Score.', category: 'training', form: 'token' },
  SOPHOS: {
    name: 'Sophos',
    description: 'Account health of Sophos Central.',
    category: 'detection',
    form: 'credentials',
  },
  WIZER: { name: 'Wizer', description: 'Security training of your people.', category: 'training', form: 'key' },
} as const satisfies Readonly<Record<string, ConnectorKind>>

export type ConnectorType = keyof typeof connectorKinds
export const connectorTypes = Object.keys(connectorKinds) as ConnectorType[]

export const connectionStatuses = ['CONNECTING', 'SUCCESS', 'FAILED'] as const
/** SUCCESS means connected. */
export type ConnectionStatus = (typeof connectionStatuses)[number]

/** Agreed to, and not connected yet; or how the newest connection stands. */
export const connectorStatuses = ['CONSENTED', ...connectionStatuses] as const

/** An agreement is for so many days: what is connected is read no longer after it, until it is given anew. */
const consentDays = 365

/** The least that is asked for where one signs in at the other party: to read what it tells of security, and to read it again. */
export const oauthScopes = {
  GOOGLEWORKSPACE: 'https://www.googleapis.com/auth/admin.directory.user.readonly',
  GSC: 'https://www.googleapis.com/auth/cloud-platform.read-only',
  MICROSOFT: 'offline_access https://graph.microsoft.com/SecurityEvents.Read.All',
} as const satisfies Partial<Record<ConnectorType, string>>
export type OauthType = keyof typeof oauthScopes

export const isOauthType = (type: ConnectorType): type is OauthType => type in oauthScopes

/** A sign-in at another party may stay away for so long. */
export const oauthSeconds = 10 * 60

/** What came of a sign-in at another party, as the page shows it to whom comes back. */
export const oauthOutcomes = ['connected', 'refused', 'expired'] as const
export type OauthOutcome = (typeof oauthOutcomes)[number]

/** A score of a day. */
export interface ScoreOfDay {
  readonly date: CalendarDate
  readonly score: number
}

/** So many days of scores are kept. */
export const keptScoreDays = 400

/** The scores with that of a day, which takes the place of an earlier one of the same day. */
export const withScore = (scores: readonly ScoreOfDay[], next: ScoreOfDay): ScoreOfDay[] =>
  [...scores.filter(({ date }) => date !== next.date), next]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .slice(-keptScoreDays)

/** Something that would raise the score. */
export interface ConnectorAction {
  readonly id: string
  readonly title: string
  readonly category: string
  readonly status: 'DONE' | 'OPEN'
  /** By how much the score rises. */
  readonly points: number
  /** What of the risk it is about; absent where it has no part in the risk score. */
  readonly control?: ConnectedControl
}

/** What a system's findings say of the risk: whether each control that it looks at is in place. */
export const controlsIn = (actions: readonly ConnectorAction[]): ConnectedControls =>
  seenTogether(
    actions.flatMap(({ control, status }) => (control === undefined ? [] : [{ [control]: status === 'DONE' }])),
  )

/** So many actions of a system are kept. */
const keptActions = 40

/** Those of a system's actions that are kept: first what the risk score looks at, then what is open, by its points. */
export const actionsToKeep = (actions: readonly ConnectorAction[]): ConnectorAction[] => {
  const rank = ({ control, status }: ConnectorAction): number => (control !== undefined ? 2 : status === 'OPEN' ? 1 : 0)
  return actions.toSorted((a, b) => rank(b) - rank(a) || b.points - a.points).slice(0, keptActions)
}

/** What a system of an insured tells of its security. */
export interface Posture {
  readonly score: number
  readonly maxScore: number
  readonly actions: readonly ConnectorAction[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** An action of several systems: done where it is done in each, and worth what it is worth where it is not. */
const actionOf = (same: readonly [ConnectorAction, ...ConnectorAction[]]): ConnectorAction => {
  const open = same.filter(({ status }) => status === 'OPEN')
  const [first] = same
  if (open.length === 0) return { ...first, points: sum(same.map(({ points }) => points)) }
  return { ...first, status: 'OPEN', points: sum(open.map(({ points }) => points)) }
}

/** What several systems of one kind tell together. */
export const toldTogether = (postures: readonly Posture[]): Posture => {
  const byId = new Map<string, [ConnectorAction, ...ConnectorAction[]]>()
  for (const action of postures.flatMap(({ actions }) => actions)) {
    const same = byId.get(action.id)
    if (same === undefined) byId.set(action.id, [action])
    else same.push(action)
  }
  return {
    score: sum(postures.map(({ score }) => score)),
    maxScore: sum(postures.map(({ maxScore }) => maxScore)),
    actions: [...byId.values()].map(actionOf),
  }
}

/** The actions of which an insured has most: open ones, by their points. */
export const shortlisted = (actions: readonly ConnectorAction[], most = 5): ConnectorAction[] =>
  actions
    .filter(({ status }) => status === 'OPEN')
    .sort((a, b) => b.points - a.points)
    .slice(0, most)

const minute = 60_000
const hour = 60 * minute

/** A connection that works is read again after a day; one whose party does not answer after these pauses. */
const pauses = [5 * minute, 30 * minute, 2 * hour, 8 * hour, 24 * hour]

/** Until when an agreement is good that is given now. */
export const consentUntil = (now: Instant): Instant => new Date(Date.parse(now) + consentDays * 24 * hour).toISOString()

/** When a connection is read again after so many times without an answer, and not before the seconds that its party asks for. */
export const nextReading = (
  failures: number,
  now: Instant,
  { wait = 0 }: { readonly wait?: number | undefined } = {},
): Instant => {
  const pause = failures === 0 ? 24 * hour : (pauses[failures - 1] ?? 24 * hour)
  return new Date(Date.parse(now) + Math.max(pause, wait * 1000)).toISOString()
}

/** Somewhere that a system of an insured may be. */
export interface Place {
  readonly code: string
  readonly name: string
}

/** The regions of AWS that a connection may be of. */
export const awsRegions: readonly Place[] = [
  { code: 'ap-northeast-1', name: 'Asia Pacific (Tokyo)' },
  { code: 'ap-south-1', name: 'Asia Pacific (Mumbai)' },
  { code: 'ap-southeast-1', name: 'Asia Pacific (Singapore)' },
  { code: 'ap-southeast-2', name: 'Asia Pacific (Sydney)' },
  { code: 'ca-central-1', name: 'Canada (Central)' },
  { code: 'eu-central-1', name: 'Europe (Frankfurt)' },
  { code: 'eu-west-1', name: 'Europe (Ireland)' },
  { code: 'eu-west-2', name: 'Europe (London)' },
  { code: 'us-east-1', name: 'US East (N. Virginia)' },
  { code: 'us-east-2', name: 'US East (Ohio)' },
  { code: 'us-west-1', name: 'US West (N. California)' },
  { code: 'us-west-2', name: 'US West (Oregon)' },
]

/**
 * The platforms of Qualys, each with its API server: https://www.qualys.com/platform-identification/ (2026-11). A name of a
 * server is never taken from anybody.
 */
export const qualysPlatforms = [
  { code: 'us1', name: 'US Platform 1', server: 'qualysapi.qualys.com' },
  { code: 'us2', name: 'US Platform 2', server: 'qualysapi.qg2.apps.qualys.com' },
  { code: 'us3', name: 'US Platform 3', server: 'qualysapi.qg3.apps.qualys.com' },
  { code: 'us4', name: 'US Platform 4', server: 'qualysapi.qg4.apps.qualys.com' },
  { code: 'eu1', name: 'EU Platform 1', server: 'qualysapi.qualys.eu' },
  { code: 'eu2', name: 'EU Platform 2', server: 'qualysapi.qg2.apps.qualys.eu' },
  { code: 'eu3', name: 'EU Platform 3', server: 'qualysapi.qg3.apps.qualys.it' },
  { code: 'uk1', name: 'UK Platform 1', server: 'qualysapi.qg1.apps.qualys.co.uk' },
  { code: 'au1', name: 'Australia Platform 1', server: 'qualysapi.qg1.apps.qualys.com.au' },
  { code: 'ca1', name: 'Canada Platform 1', server: 'qualysapi.qg1.apps.qualys.ca' },
  { code: 'in1', name: 'India Platform 1', server: 'qualysapi.qg1.apps.qualys.in' },
] as const satisfies readonly (Place & { readonly server: string })[]

/** Where a system of a kind may be: regions of AWS, platforms of Qualys; none where there is one place alone. */
export const placesOf = (type: ConnectorType): readonly Place[] => {
  if (type === 'AWS') return awsRegions
  return type === 'QUALYSCS' || type === 'QUALYSPC' || type === 'QUALYSVM' ? qualysPlatforms : []
}
