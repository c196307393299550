import type { Account as WireAccount } from '#shared/contracts/account/account.ts'
import type { ProfileGroup } from '#shared/contracts/account/profile.ts'
import type { SecurityQuestions } from '#shared/contracts/account/questions.ts'
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
  readonly at: string
}

/** An account as it is kept: everything of the wire's account, and what answers and scans have told. */
export interface AccountRecord extends Omit<WireAccount, 'incidentResponsePlan'> {
  readonly securityQuestions: SecurityQuestions
  readonly lastSecurityAnswered?: string
  readonly profile: AccountProfile
  readonly scan?: Scan
  /** When a scan was asked for that has not been done yet. */
  readonly scanRequested?: string
  /** When the risk was last assessed. */
  readonly assessedAt: string
  /** Why the last decline was reversed. */
  readonly reopenReason?: string
  /** How many submissions were made for it. */
  readonly submissions: number
}
