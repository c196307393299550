import { config } from '#functions/_platform/config/config.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { accountById } from '#functions/account/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { connectorKinds } from '#shared/domain/integration/connectors.ts'
import type { ConnectionRecord } from '../store/connections.ts'
import { whoConnects } from './whoConnects.ts'

/** After so many silent readings in a row it is no passing trouble. */
const silentReadings = 3

/** Whether a connection has just come to where people see to it: told once, however often it is tried after that. */
export const hasJustFailed = (before: ConnectionRecord, after: ConnectionRecord): boolean => {
  if (after.status !== 'FAILED') return false
  if (after.readAt !== undefined) return after.failures === silentReadings
  // Whoever has just typed a secret that is refused sees it at once.
  return (
    before.status === 'SUCCESS' ||
    (before.status === 'FAILED' && before.failures > 0 && before.failures < silentReadings)
  )
}

/** The mails to those who connect an account’s systems. */
export const failureNotices = async ({ accountId, connectorType, failure = '' }: ConnectionRecord, now: Instant) => {
  const account = await accountById(accountId)
  if (account === undefined) return []
  return (await whoConnects(account)).map(({ user: { email: to, firstName }, path }) => {
    const link = `${config.publicUrl}${path}`
    const data = { companyName: account.name, system: connectorKinds[connectorType].name, failure, link }
    return mailWrite({ template: 'connectionFailed', to, firstName, data, now })
  })
}
