import { config } from '#functions/_platform/config/config.ts'
import { openClaimOf } from '#functions/claims/public.ts'
import { membershipsOf, type UserRecord } from '#functions/directory/store/users.ts'
import { actingIn } from '#functions/directory/users/actingIn.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import { coversOfAccount, holdOnPolicy } from '#functions/policy/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addYears } from '#shared/domain/calendar/moveDate.ts'
import { type BusinessFacts, holdsOf, type PrivacyHold } from '#shared/domain/identity/privacy.ts'
import { administers } from '#shared/domain/identity/roleTemplate.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { retentionOf } from '#shared/regions/retention.ts'
import { organizationOf } from '../organizations/organization.ts'
import { leftBehind } from '../users/handOver.ts'
import { isAdministeredWithout, isAloneIn } from '../users/lastAdministrator.ts'

/** Organizations that would be left without anybody to administer them. */
const lastOf = async (user: UserRecord): Promise<string[]> => {
  const names = await Promise.all(
    membershipsOf(user).map(async (membership) => {
      const { organizationId } = membership
      if (!administers(await actingIn(membership))) return undefined
      const isNeeded = !(await isAloneIn(organizationId)) && !(await isAdministeredWithout(user.id, membership))
      return isNeeded ? (await organizationOf(membership)).name : undefined
    }),
  )
  return names.filter((name) => name !== undefined)
}

/** What the accounts of an insured's person have: what covers, what has ended, what is claimed, owed or held. */
const ofAccounts = async (user: UserRecord) => {
  const accounts = membershipsOf(user).filter(({ accountType }) => accountType === 'CUSTOMER')
  const years = retentionOf(regionOf(config.region)).POLICY.years
  const facts = { inForce: [] as string[], openClaims: [] as string[], unpaid: [] as string[], onHold: [] as string[] }
  let keptUntil: CalendarDate | undefined
  for (const { organizationId } of accounts) {
    const claim = await openClaimOf(organizationId)
    if (claim !== undefined) facts.openClaims.push(claim.claimNumber ?? claim.id)
    for (const policy of await coversOfAccount(organizationId)) {
      const { id, policyNumber, status, expirationDate } = policy
      if (!isOver(status)) facts.inForce.push(policyNumber)
      const until = addYears(expirationDate, years)
      if (keptUntil === undefined || until > keptUntil) keptUntil = until
      const [payment, hold] = await Promise.all([paymentOf(id), holdOnPolicy(id)])
      if ((payment?.dueAmount ?? 0) > 0) facts.unpaid.push(policyNumber)
      if (hold !== undefined) facts.onHold.push(policyNumber)
    }
  }
  return { ...facts, keptUntil }
}

/** Agencies where nobody has taken over what a person works on. */
const clientsAt = async (user: UserRecord): Promise<string[]> => {
  const agencies = membershipsOf(user).filter(({ accountType }) => accountType === 'AGENCY')
  const names = await Promise.all(
    agencies.map(async (each) =>
      (await leftBehind(each.organizationId, user)).length === 0 ? undefined : (await organizationOf(each)).name,
    ),
  )
  return names.filter((name) => name !== undefined)
}

/** What is known of a person's business, as it is written. */
const businessOf = async (user: UserRecord): Promise<BusinessFacts> => {
  const [accounts, last, clients] = await Promise.all([ofAccounts(user), lastOf(user), clientsAt(user)])
  return { ...accounts, lastOf: last, clientsAt: clients }
}

/** What forbids to erase a person now; nothing where there is none. */
export const holdsOn = async (user: UserRecord | undefined, now: Instant): Promise<PrivacyHold[]> =>
  user === undefined || user.status === 'ERASED'
    ? []
    : holdsOf(await businessOf(user), dateAt(now, regionOf(config.region).timeZone))
