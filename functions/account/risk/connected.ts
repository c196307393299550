import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type ConnectedControl, type ConnectedControls, withInPlace } from '#shared/domain/risk/connectedEvidence.ts'
import type { AccountRecord } from '../store/account.ts'
import { assessed } from './assessed.ts'

interface Seen {
  /** Of what kind it is; an account has one of each. */
  readonly system: string
  /** Undefined where it tells no more. */
  readonly controls: ConnectedControls | undefined
}

/** The account with what one of its systems sees now, and its risk assessed with it. */
export const withConnected = (account: AccountRecord, { system, controls }: Seen, now: Instant): AccountRecord => {
  const { [system]: _, ...others } = account.connected ?? {}
  const connected = controls === undefined ? others : { ...others, [system]: controls }
  const { connected: __, ...rest } = account
  return assessed(Object.keys(connected).length === 0 ? rest : { ...rest, connected }, now)
}

/** By how much the account's risk score would rise with controls in place wherever its systems do not see them. */
export const scoreGainOf = (account: AccountRecord, controls: readonly ConnectedControl[], now: Instant): number => {
  const better = { ...account, connected: withInPlace(account.connected ?? {}, controls) }
  return assessed(better, now).riskScore - assessed(account, now).riskScore
}
