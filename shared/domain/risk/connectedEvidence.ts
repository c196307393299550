import type { Evidence } from './evidence.ts'
import type { RiskFactorKey } from './riskFactor.ts'

/** [in words, factors, points where it is in place, points where it is not]: less than an answer, of which it is one witness more. */
type Row = readonly [text: string, factors: readonly RiskFactorKey[], inPlace: number, lacking: number]

const rows = {
  cloudBackup: [
    'Backups of what is in the cloud, as connected systems see them',
    ['cyberExtortion', 'cloudSecurity'],
    4,
    -4,
  ],
  diskEncryption: ['Encrypted disks, as connected systems see them', ['endpointSecurity'], 3, -3],
  legacyAuthentication: [
    'Legacy authentication blocked, as connected systems see it',
    ['fundsTransfer', 'networkSecurity'],
    4,
    -4,
  ],
  mfaAdministrators: ['Administrators’ second factors, as connected systems see them', ['cyberExtortion'], 5, -6],
  mfaEverybody: [
    'Everybody’s second factors, as connected systems see them',
    ['fundsTransfer', 'darkIntelligence'],
    5,
    -5,
  ],
  remoteDesktop: [
    'Remote desktop closed to the internet, as connected systems see it',
    ['networkSecurity', 'cyberExtortion'],
    3,
    -8,
  ],
  securityTraining: ['Training of everybody, as connected systems see it', ['compliance', 'endpointSecurity'], 3, -3],
  updates: ['Security updates in time, as connected systems see them', ['endpointSecurity', 'networkSecurity'], 4, -5],
} as const satisfies Readonly<Record<string, Row>>

/** Something that a connected system can see to be in place, or not. */
export type ConnectedControl = keyof typeof rows

/** Everything that connected systems can see. */
export const connectedControls = Object.keys(rows) as [ConnectedControl, ...ConnectedControl[]]

/** In which words what a system sees of a control moves a risk. */
export const connectedWords = Object.fromEntries(
  Object.entries(rows).map(([control, [text]]) => [control, text]),
) as Readonly<Record<ConnectedControl, string>>

/** What connected systems see: whether each control is in place. What none of them looks at is left out. */
export type ConnectedControls = Readonly<Partial<Record<ConnectedControl, boolean>>>

/** What several systems see together: a control is in place where each that looks at it says so. */
export const seenTogether = (systems: readonly ConnectedControls[]): ConnectedControls => {
  const seenBy = connectedControls.map(
    (control) => [control, systems.flatMap((system) => system[control] ?? [])] as const,
  )
  return Object.fromEntries(
    seenBy.flatMap(([control, seen]) => (seen.length === 0 ? [] : [[control, seen.every(Boolean)]])),
  )
}

/** A control that systems look at and do not see in place. */
export interface Lacking {
  readonly control: ConnectedControl
  readonly systems: readonly string[]
}

type Systems = Readonly<Record<string, ConnectedControls>>

/** What systems do not see in place, and which of them. */
export const lackingIn = (systems: Systems): readonly Lacking[] =>
  connectedControls.flatMap((control) => {
    const lacking = Object.entries(systems).flatMap(([system, seen]) => (seen[control] === false ? [system] : []))
    return lacking.length === 0 ? [] : [{ control, systems: lacking }]
  })

/** What systems would see with controls in place wherever they are looked for. */
export const withInPlace = (systems: Systems, controls: readonly ConnectedControl[]): Systems =>
  Object.fromEntries(
    Object.entries(systems).map(([system, seen]) => {
      const looked = controls.filter((control) => seen[control] === false)
      return [system, { ...seen, ...Object.fromEntries(looked.map((control) => [control, true])) }]
    }),
  )

/** What connected systems say about a risk, beside what people answer: neither takes the place of the other. */
export const connectedEvidence: readonly Evidence[] = Object.entries(rows).map(
  ([control, [text, factors, inPlace, lacking]]): Evidence => ({
    text,
    finding: control as ConnectedControl, // a key of the rows
    factors,
    effect: ({ connected }) => {
      const isInPlace = connected?.[control as ConnectedControl] // a key of the rows
      if (isInPlace === undefined) return 0
      return isInPlace ? inPlace : lacking
    },
  }),
)
