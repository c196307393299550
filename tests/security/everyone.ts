import type { Names } from '#cdk/openapi/exampleOf.ts'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { WorkflowFlow } from '#shared/contract/operation.ts'
import { accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { accountTypeOf, realmOf, rolesOf, scopesOf } from '#shared/domain/identity/roles.ts'
import type { AccountType, Role } from '#shared/permissions.ts'
import { castIds, guestOf } from '#tests/cast/actors.ts'

/**
 * How a caller stands to a record: it is the caller's own; a colleague's in the same team; another team's of the same
 * agency; another organization's.
 */
export type Relation = 'colleague' | 'otherOrganization' | 'otherTeam' | 'own'

/** A caller of a role, standing somewhere. */
export interface Caller {
  readonly relation: Relation
  readonly actor: Actor
}

/** Who calls: the user whose own everything is, one who works in the same place, one who works elsewhere. */
export const people = { owner: castIds.user(60), colleague: castIds.user(61), stranger: castIds.user(62) } as const

/** Where people of a kind of account work that is neither an agency nor an insured. */
const placeOf = (accountType: AccountType, mark: string): string =>
  `org_01JH00000000000000000${mark}${String(accountTypes.indexOf(accountType)).padStart(2, '0')}`

/** Where the owner of a kind of account works; the insured's account is made by the book. */
export const homeOf = (accountType: AccountType, insured: string): string =>
  ({ COWBELL: 'provider', AGENCY: castIds.agency(1), CUSTOMER: insured })[accountType as string] ??
  placeOf(accountType, 'HME')

/** Where somebody of a kind of account works who has nothing to do with the owner. */
export const elsewhereOf = (accountType: AccountType): string =>
  ({ AGENCY: castIds.agency(2), CUSTOMER: castIds.account(2) })[accountType as string] ?? placeOf(accountType, 'ESE')

const anActor = (
  role: Role,
  userId: string,
  organizationId: string,
  team: number,
  more: Partial<Actor> = {},
): Actor => ({
  userId,
  name: role,
  email: `${userId}@security.example`,
  accountType: accountTypeOf(role),
  subscriberType: accountTypeOf(role),
  role,
  realm: realmOf(role),
  organizationId,
  teamIds: realmOf(role) === 'TEAM' ? [castIds.team(team)] : [],
  scopes: scopesOf(role),
  // Has proved who it is, at whatever time a test runs.
  stepUpAt: Number.MAX_SAFE_INTEGER,
  issuedAt: Number.MAX_SAFE_INTEGER,
  ...more,
})

/** Everybody of a role who may call: at home, beside, in another team and elsewhere. */
export const callersOf = (role: Role, insured: string): Caller[] => {
  const accountType = accountTypeOf(role)
  const home = homeOf(accountType, insured)
  const elsewhere = elsewhereOf(accountType)
  return [
    { relation: 'own', actor: anActor(role, people.owner, home, 1) },
    { relation: 'colleague', actor: anActor(role, people.colleague, home, 1) },
    ...(accountType === 'AGENCY' && realmOf(role) === 'TEAM'
      ? [{ relation: 'otherTeam', actor: anActor(role, people.colleague, home, 2) } as const]
      : []),
    ...(accountType === 'COWBELL'
      ? []
      : [
          { relation: 'otherOrganization', actor: anActor(role, people.stranger, elsewhere, 3) } as const,
          // Staff who have jumped in see what that account sees, and no more.
          ...(role === rolesOf(accountType)[0]
            ? [
                {
                  relation: 'otherOrganization',
                  actor: anActor(role, people.stranger, elsewhere, 3, {
                    subscriberType: 'COWBELL',
                    ownRole: 'Super Admin',
                    amr: ['jump'],
                  }),
                } as const,
              ]
            : []),
        ]),
  ]
}

/** What a one-time code opens of the book, and what it opens elsewhere: of the own data what an address asked. */
const openedBy = (
  flow: WorkflowFlow,
  { policy = '', quote = '' }: Pick<Names, 'policy' | 'quote'>,
): readonly [string, string] => {
  if (flow === 'OWN_DATA') return ['ida@client.example', 'nobody@client.example']
  const isOfPolicy = flow === 'E_PAY' || flow === 'INCIDENT'
  return isOfPolicy ? [policy, 'pol_01JH0000000000000000000P09'] : [quote, 'quo_01JH0000000000000000000Q09']
}

/** Who came by a one-time code: to the record of the book, and to another one. */
export const guestsOf = (
  flow: WorkflowFlow,
  { account = '', policy = '', quote = '', workflow = '' }: Names,
): Caller[] => {
  const guest = guestOf(flow, '')
  const opening = (subjectId: string, workflowId: string, accountId = ''): Actor => ({
    ...guest,
    // Behind a code at an address is what was asked by it, and of another nothing.
    ...(flow === 'OWN_DATA' && { email: subjectId }),
    workflow: { flow, workflowId, subjectId, ...(accountId !== '' && { accountId }) },
  })
  const [own, other] = openedBy(flow, { policy, quote })
  return [
    { relation: 'own', actor: opening(own, workflow, flow === 'QUOTE' ? account : '') },
    { relation: 'otherOrganization', actor: opening(other, guest.workflow?.workflowId ?? '') },
  ]
}
