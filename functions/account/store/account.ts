import type { Account as WireAccount } from '#shared/contracts/account/account.ts'
import type { ProfileGroup } from '#shared/contracts/account/profile.ts'
import type { SecurityQuestions } from '#shared/contracts/account/questions.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Answered } from '#shared/domain/questionnaire/answeredBy.ts'
import type { KnownClaim } from '#shared/domain/rating/claimExperience.ts'
import type { ConnectedControls } from '#shared/domain/risk/connectedEvidence.ts'
import type { Disregarded } from '#shared/domain/risk/findings.ts'
import type { Finding } from '#shared/domain/risk/scan/finding.ts'
import type { SecuritySignals } from '#shared/domain/risk/securitySignals.ts'

/** What the insured or the agent has vouched for: each verified group with the instant, and the certificate's. */
export interface AccountProfile {
  readonly verified: Readonly<Partial<Record<ProfileGroup, string>>>
  /** The company was attested to have no domain. */
  readonly noDomain: boolean
  readonly certifiedDate?: string
}

/** What the last scan of the account's domain saw. */
export interface Scan {
  readonly domain: string
  readonly signals: SecuritySignals
  /** What the signals rest on; none of a scanner that looks at nothing. */
  readonly findings?: readonly Finding[]
  readonly at: Instant
}

/** An account as it is kept: everything of the wire's account, and what answers and scans have told. */
export interface AccountRecord extends Omit<WireAccount, 'hasBusiness' | 'incidentResponsePlan'> {
  readonly securityQuestions: SecurityQuestions
  readonly lastSecurityAnswered?: string
  /** Who gave which answer, and when. */
  readonly answered?: Answered
  readonly profile: AccountProfile
  readonly scan?: Scan
  /** What its connected systems see, by their kind. */
  readonly connected?: Readonly<Record<string, ConnectedControls>>
  /** Findings that count no more, with what was seen when they were disputed. */
  readonly disregarded?: Disregarded
  /** When a scan was asked for that has not been done yet. */
  readonly scanRequested?: string
  /** When the risk was last assessed. */
  readonly assessedAt: Instant
  /** Why the last decline was reversed. */
  readonly reopenReason?: string
  /** The user who is its agent; the agent's other fields are what they were called when they became it. */
  readonly agentId?: string
  /** When cover was last bound for it: from the first time on it is closed and not deleted. */
  readonly boundAt?: Instant
  /** Organizations that have a share in it besides, in whose lists it is. */
  readonly partnerIds?: readonly string[] | undefined
  /** What is known of its claims, by their ids. */
  readonly claims?: Readonly<Record<string, KnownClaim>>
  /** How many submissions were made for it. */
  readonly submissions: number
}
