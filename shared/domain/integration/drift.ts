import type { Instant } from '../calendar/instant.ts'
import { type ConnectedControl, type ConnectedControls, connectedControls } from '../risk/connectedEvidence.ts'

/** What a connection saw in place while the insured was covered, and sees no more. */
export interface Drift {
  readonly connectionId: string
  readonly control: ConnectedControl
  /** When it was read so for the first time. */
  readonly since: Instant
}

interface Reread {
  readonly connectionId: string
  /** What the connection saw when it was read before; nothing where this is its first reading, or it tells no more. */
  readonly before: ConnectedControls
  readonly after: ConnectedControls
  /** A policy or binder covers the insured. */
  readonly isCovered: boolean
}

/**
 * The drifts that stand after a connection was read, and those of them that are to be told (rule: drift): one ends when what
 * it is of is seen in place again, is not looked at any more, or nothing covers the insured, and begins once.
 */
export const driftsAfter = (
  drifts: readonly Drift[],
  { connectionId, before, after, isCovered }: Reread,
  now: Instant,
): { readonly drifts: readonly Drift[]; readonly begun: readonly Drift[] } => {
  if (!isCovered) return { drifts: [], begun: [] }
  const standing = drifts.filter((each) => each.connectionId !== connectionId || after[each.control] === false)
  const begun = connectedControls
    .filter((control) => before[control] === true && after[control] === false)
    .map((control) => ({ connectionId, control, since: now }))
  return { drifts: [...standing, ...begun], begun }
}

/** Drifts as people are told of them: of each control once, since it was first seen so. */
export const driftsByControl = (drifts: readonly Drift[]): readonly Omit<Drift, 'connectionId'>[] =>
  connectedControls.flatMap((control) => {
    const [first] = drifts
      .filter((each) => each.control === control)
      .map(({ since }) => since)
      .sort()
    return first === undefined ? [] : [{ control, since: first }]
  })

const words: Readonly<Record<ConnectedControl, readonly [was: string, todo: string]>> = {
  cloudBackup: ['Backups of what is in the cloud', 'Back up again what is kept in the cloud.'],
  diskEncryption: ['Encryption of every disk', 'Encrypt every disk again.'],
  legacyAuthentication: ['The block of legacy authentication', 'Block legacy authentication again.'],
  mfaAdministrators: [
    'Multi-factor authentication for all administrators',
    'Require multi-factor authentication for administrators again.',
  ],
  mfaEverybody: [
    'Multi-factor authentication for everybody',
    'Require multi-factor authentication for everybody again.',
  ],
  remoteDesktop: ['Remote desktop closed to the internet', 'Close remote desktop to the internet again.'],
  securityTraining: ['Training of everybody', 'Train everybody again.'],
  updates: ['Security updates in time', 'Install security updates in time again.'],
}

/** What a control is called where it is told that it is in place no more. */
export const driftWords = (control: ConnectedControl): string => words[control][0]

/** What is to be done about it. */
export const driftRemedy = (control: ConnectedControl): string => words[control][1]
