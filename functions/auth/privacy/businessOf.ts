import { config } from '#functions/_platform/config/config.ts'
import { openClaimOf } from '#functions/claims/public.ts'
import { membershipsOf, type UserRecord } from '#functions/directory/store/users.ts'
import { actingIn } from '#functions/directory/users/actingIn.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import { coversOfAccount, holdOnPolicy } from '#functions/policy/public.ts'
import type { PrivacyRequestRecord } from '#shared/contracts/auth/privacyRequest.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addYears } from '#shared/domain/calendar/moveDate.ts'
import { type BusinessFacts, holdsOf, type PrivacyHold } from '#shared/domain/identity/privacy.ts'
import { administers } from '#shared/domain/identity/roleTemplate.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { letsIn, type PersonaStatus } from '#shared/records/persona/personaStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { retentionOf } from '#shared/regions/retention.ts'
import { organizationOf } from '../organizations/organization.ts'
import { leftBehind } from '../users/handOver.ts'
import { isAdministeredWithout, isAloneIn } from '../users/lastAdministrator.ts'
import { type Mention, mentionsOf, whereaboutsOf } from './named.ts'
import { subjectOf } from './subjectOf.ts'

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

/** The accounts of an insured's person, and those whose records name somebody where that would change. */
const accountsOf = async (user: UserRecord | undefined, mentions: readonly Mention[]): Promise<readonly string[]> => {
  const own = user === undefined ? [] : membershipsOf(user).filter(({ accountType }) => accountType === 'CUSTOMER')
  const places = await Promise.all(mentions.filter(({ isProof }) => !isProof).map(whereaboutsOf))
  return [
    ...new Set([
      ...own.map(({ organizationId }) => organizationId),
      ...places.flatMap(({ accountId }) => accountId ?? []),
    ]),
  ]
}

/** What accounts have: what covers, what has ended, what is claimed, owed or held. */
const ofAccounts = async (accountIds: readonly string[]) => {
  const years = retentionOf(regionOf(config.region)).POLICY.years
  const facts = { inForce: [] as string[], openClaims: [] as string[], unpaid: [] as string[], onHold: [] as string[] }
  let keptUntil: CalendarDate | undefined
  for (const accountId of accountIds) {
    const claim = await openClaimOf(accountId)
    if (claim !== undefined) facts.openClaims.push(claim.claimNumber ?? claim.id)
    for (const policy of await coversOfAccount(accountId)) {
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

/** Organizations at work whose contact is the person: another is named first. */
const contactOf = (mentions: readonly Mention[]): string[] =>
  mentions.flatMap(({ as, state: { active = true, name, status } }) =>
    as === 'ORGANIZATION_CONTACT' && active === true && (status === undefined || letsIn(status as PersonaStatus))
      ? [String(name)]
      : [],
  )

const ofUser = async (user: UserRecord | undefined) => {
  if (user === undefined) return { lastOf: [], clientsAt: [] }
  const [last, clients] = await Promise.all([lastOf(user), clientsAt(user)])
  return { lastOf: last, clientsAt: clients }
}

/** What is known of the business of a user, and of whoever has an address, as it is written. */
const businessOf = async (user: UserRecord | undefined, email: string): Promise<BusinessFacts> => {
  const mentions = await mentionsOf(email)
  const [accounts, own] = await Promise.all([ofAccounts(await accountsOf(user, mentions)), ofUser(user)])
  return { ...accounts, ...own, contactOf: contactOf(mentions) }
}

/** What forbids to erase whom a request is about now, a user or named in records of business; nothing once it was done. */
export const holdsOn = async (request: PrivacyRequestRecord, now: Instant): Promise<PrivacyHold[]> => {
  const { email } = request.subject
  const user = await subjectOf(request)
  const isGone = email === '' || user?.status === 'ERASED'
  return isGone ? [] : holdsOf(await businessOf(user, email), dateAt(now, regionOf(config.region).timeZone))
}
