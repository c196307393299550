import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { MfaType } from '#shared/domain/identity/tokenTypes.ts'
import type { RoleTemplateId } from '#shared/domain/ids/ids.ts'
import type { AccountType, Role } from '#shared/permissions.ts'
import type { UserStatus } from '#shared/records/user/userStatus.ts'
import { type ListedUser, listedUser } from '../users/userRow.ts'

/** What someone is in one organization: an agency, an insured account, the provider. */
export interface Membership {
  readonly accountType: AccountType
  readonly organizationId: string
  readonly role: Role
  /** Teams of a TEAM role; empty for an ACCOUNT role. */
  readonly teamIds: readonly string[]
  /** The template that narrows the role, where it does; it goes with the role. */
  readonly roleTemplateId?: RoleTemplateId | undefined
}

/**
 * A user. The password and the authenticator app are in the user pool, under the e-mail. Or a place that is kept for whoever
 * has the e-mail until they accept it (`isPlace`): who invites sees of it what they wrote themselves, and never whether the
 * e-mail is somebody's.
 */
export interface UserRecord extends Membership {
  readonly id: string
  /** A kept place instead of a user. */
  readonly isPlace?: true
  /** Lower case; no other user has it. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** E.164, empty when none is known. */
  readonly phone: string
  readonly npn?: string
  readonly slackHandle?: string
  /** What the identity provider of the home organization calls them. */
  readonly externalId?: string | undefined
  readonly primaryContact: boolean
  readonly billingContact: boolean
  /** Organizations besides the home one that the user may switch to. */
  readonly otherMemberships: readonly Membership[]
  /** Works in every location of the home agency with the same role, whichever locations it has at the time. */
  readonly inEveryLocation?: true | undefined
  /** Agencies and accounts that a member of staff looks after. */
  readonly accountIds: readonly string[]
  readonly status: UserStatus
  readonly enabled: boolean
  readonly mfaType: MfaType
  /** Which version of the photo is shown; none when there is none. */
  readonly photo?: string
  readonly preferences: { readonly newAgentExperience: boolean }
  /** Instants. */
  readonly createdAt: Instant
  readonly passwordSetAt?: Instant
  readonly lastSignInAt?: string
  /** Sessions that began before have ended. */
  readonly sessionsValidFrom: Instant
  /** Links that were sent before work no more. */
  readonly linksValidFrom: Instant
}

/** More organizations one user cannot work in: each is two rows of the commit, which takes a hundred. */
export const mostMemberships = 40

/** More agencies one member of staff does not look after: each is a query more for a page, and an id more in every token. */
export const mostLookedAfter = 40

export const membershipsOf = (user: UserRecord): readonly Membership[] => [user, ...user.otherMemberships]

/** A user is the first of their own memberships; of it nothing more is taken than of the others. */
export const membershipOf = ({
  accountType,
  organizationId,
  role,
  teamIds,
  roleTemplateId,
}: Membership): Membership => ({
  accountType,
  organizationId,
  role,
  teamIds,
  ...(roleTemplateId !== undefined && { roleTemplateId }),
})

/** What access tokens say of a user, and since when they may. */
const standingOf = ({
  enabled,
  role,
  accountType,
  organizationId,
  teamIds,
  otherMemberships,
  accountIds,
  inEveryLocation,
  sessionsValidFrom,
  roleTemplateId,
}: UserRecord) =>
  JSON.stringify([
    enabled,
    role,
    accountType,
    organizationId,
    teamIds,
    otherMemberships,
    accountIds,
    inEveryLocation,
    sessionsValidFrom,
    roleTemplateId,
  ])

/** The group of those who work at an agency: not the disabled, and not whom a place is kept for. */
export const agentsGroup = 'agents'

/** Of an organization's list those who work there, of everybody's those who work at any agency. */
const isAgent = (user: UserRecord, scope: string): boolean =>
  user.enabled &&
  user.isPlace !== true &&
  membershipsOf(user).some(
    (each) => each.accountType === 'AGENCY' && (scope === 'all' || scope === organizationScope(each)),
  )

export const users = defineRecord({
  kind: 'user',
  notFound: 'user.notFound',
  history: { hides: ['roleTemplateId'] },
  version: 3,
  // From the second on, lists know who works at an agency, from the third on, who has which template of a role.
  from: { 1: (user: UserRecord) => user, 2: (user: UserRecord) => user },
  // Who is let in again has no tokens of before.
  ends: (before: UserRecord | undefined, after: UserRecord | undefined) =>
    before === undefined || (after !== undefined && standingOf(before) === standingOf(after)) ? [] : [before.id],
  unique: {
    email: (user: UserRecord) => (user.isPlace ? undefined : user.email),
    place: (user: UserRecord) => (user.isPlace ? `${user.organizationId} ${user.email}` : undefined),
  },
  list: {
    scopes: (user: UserRecord) => [
      'all',
      ...membershipsOf(user).flatMap((each) => [
        organizationScope(each),
        `role:${each.role}`,
        ...(each.roleTemplateId === undefined ? [] : [templateScope(each.roleTemplateId)]),
      ]),
      ...(user.isPlace ? [placeScope(user.email)] : []),
    ],
    groups: (user: UserRecord, scope) => [
      ...(scope === 'all' ? membershipsOf(user).map((each) => each.accountType) : []),
      ...(isAgent(user, scope) ? [agentsGroup] : []),
    ],
    sorts: {
      name: (user: UserRecord) => `${user.lastName} ${user.firstName}`,
      email: (user: UserRecord) => user.email,
      role: (user: UserRecord) => user.role,
      lastLogin: (user: UserRecord) => user.lastSignInAt ?? '',
    },
    shards: 4,
    summary: (user: UserRecord): ListedUser => listedUser(user),
  },
  search: (user: UserRecord) => [user.firstName, user.lastName, user.email, user.phone],
})

const organizationScope = ({ organizationId }: Membership) => `organization:${organizationId}`
export const templateScope = (roleTemplateId: string) => `template:${roleTemplateId}`
const placeScope = (email: string) => `place:${email}`

/** The places that are kept for an e-mail, anywhere. */
export const placesOf = async (email: string) =>
  users.byIds((await users.every({ scopes: [placeScope(email)] })).map(({ id }) => id))
