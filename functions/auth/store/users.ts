import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { MfaType } from '#shared/domain/identity/tokenTypes.ts'
import type { AccountType, Role } from '#shared/permissions.ts'
import { type ListedUser, listedUser } from '../users/userRow.ts'

/** What someone is in one organization: an agency, an insured account, the provider. */
export interface Membership {
  readonly accountType: AccountType
  readonly organizationId: string
  readonly role: Role
  /** Teams of a TEAM role; empty for an ACCOUNT role. */
  readonly teamIds: readonly string[]
}

/** A user. The password and the authenticator app are in the user pool, under the e-mail. */
export interface UserRecord extends Membership {
  readonly id: string
  /** Lower case; nobody else has it. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** E.164, empty when none is known. */
  readonly phone: string
  readonly npn?: string
  readonly slackHandle?: string
  readonly primaryContact: boolean
  readonly billingContact: boolean
  /** Organizations besides the home one that the user may switch to. */
  readonly otherMemberships: readonly Membership[]
  /** Agencies and accounts that a member of staff looks after. */
  readonly accountIds: readonly string[]
  /** INVITED has no password yet; UNCONFIRMED has one and has still to confirm the e-mail. */
  readonly status: 'ACTIVE' | 'INVITED' | 'UNCONFIRMED'
  readonly enabled: boolean
  readonly mfaType: MfaType
  /** Which version of the photo is shown; none when there is none. */
  readonly photo?: string
  readonly preferences: { readonly newAgentExperience: boolean }
  /** Instants. */
  readonly createdAt: string
  readonly passwordSetAt?: string
  readonly lastSignInAt?: string
  /** Sessions that began before have ended. */
  readonly sessionsValidFrom: string
  /** Links that were sent before work no more. */
  readonly linksValidFrom: string
}

/** More organizations one user cannot work in: each is two rows of the commit, which takes a hundred. */
export const mostMemberships = 40

export const membershipsOf = (user: UserRecord): readonly Membership[] => [user, ...user.otherMemberships]

export const users = defineRecord({
  kind: 'user',
  notFound: 'user.notFound',
  unique: { email: (user: UserRecord) => user.email },
  list: {
    scopes: (user: UserRecord) => [
      'all',
      ...membershipsOf(user).flatMap((each) => [organizationScope(each), `role:${each.role}`]),
    ],
    groups: (user: UserRecord, scope) => (scope === 'all' ? membershipsOf(user).map((each) => each.accountType) : []),
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
