import { config } from '#functions/_platform/config/config.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { accountById } from '#functions/account/public.ts'
import { agencyUsers, membershipsOf } from '#functions/directory/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { personaOf } from '#shared/domain/identity/personas.ts'
import { connectorKinds } from '#shared/domain/integration/connectors.ts'
import { permissionsOf } from '#shared/permissions.ts'
import type { ConnectionRecord } from '../store/connections.ts'

/** More are not written to of one connection. */
const mostTold = 10

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

/** The mails to those who connect an account’s systems – its own people, and whoever looks after its security. */
export const failureNotices = async ({ accountId, connectorType, failure = '' }: ConnectionRecord, now: Instant) => {
  const account = await accountById(accountId)
  if (account === undefined) return []
  const organizations = [accountId, ...(account.partnerIds ?? [])]
  const people = new Map((await Promise.all(organizations.map(agencyUsers))).flat().map((user) => [user.id, user]))
  const told = [...people.values()].flatMap((user) => {
    const [own] = membershipsOf(user).filter(
      ({ organizationId, role }) =>
        organizations.includes(organizationId) && permissionsOf(role).includes('connector:manage'),
    )
    return own !== undefined && user.enabled && user.status === 'ACTIVE' ? [{ user, own }] : []
  })
  return told.slice(0, mostTold).map(({ user: { email: to, firstName }, own }) => {
    const page = own.organizationId === accountId ? 'connectors' : `accounts/${accountId}/connectors`
    const link = `${config.publicUrl}/${personaOf(own.accountType).path}/${page}`
    const data = { companyName: account.name, system: connectorKinds[connectorType].name, failure, link }
    return mailWrite({ template: 'connectionFailed', to, firstName, data, now })
  })
}
