import type { ConnectedControl } from './connectedEvidence.ts'
import type { SecuritySignals } from './securitySignals.ts'

/** What is seen of a company without asking it: by a scan from outside, or by a system of its own. */
export const findingKeys = [
  'blocklisted',
  'caa',
  'cloudBackup',
  'cloudStorageExposed',
  'darkWebMentions',
  'diskEncryption',
  'dmarc',
  'dnssec',
  'expiredCertificates',
  'leakedCredentials',
  'legacyAuthentication',
  'mfaAdministrators',
  'mfaEverybody',
  'mtaSts',
  'outdatedSoftware',
  'remoteDesktop',
  'remoteDesktopExposed',
  'riskyOpenPorts',
  'securityHeaders',
  'securityTraining',
  'securityTxt',
  'spf',
  'thirdPartyScripts',
  'tlsGrade',
  'updates',
] as const satisfies readonly (ConnectedControl | keyof SecuritySignals)[]
export type FindingKey = (typeof findingKeys)[number]

/** What was seen, as a scan or a system tells it. */
export type SeenValue = boolean | number | string

/** Findings that were disputed with success, with what had been seen then. */
export type Disregarded = Readonly<Partial<Record<FindingKey, SeenValue>>>

/**
 * What counts of what is seen: all but what was disputed with success, for as long as it is seen as it was then; what is
 * seen anew counts again (decision: disputed-as-seen).
 */
export const counted = <Seen extends object>(seen: Seen, disregarded: Disregarded): Seen =>
  Object.fromEntries(Object.entries(seen).filter(([key, value]) => disregarded[key as FindingKey] !== value)) as Seen // with fields left out, all of which are optional
