import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { ConnectedControl, ConnectedControls } from '#shared/domain/risk/connectedEvidence.ts'
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

/** By how much the account's risk score would rise with a control in place that one of its systems does not see. */
export const scoreGainOf = (
  account: AccountRecord,
  { system, control }: { readonly system: string; readonly control: ConnectedControl },
  now: Instant,
): number => {
  const controls = { ...account.connected?.[system], [control]: true }
  return withConnected(account, { system, controls }, now).riskScore - assessed(account, now).riskScore
}
