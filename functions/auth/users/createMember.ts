import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { refuseBlacklisted } from '#functions/directory/blacklist/blacklisted.ts'
import { fewInvitations } from '#functions/directory/invitations/fewInvitations.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import { membershipsOf, mostLookedAfter, placesOf, type UserRecord, users } from '#functions/directory/store/users.ts'
import { newUser } from '#functions/directory/users/newUser.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { createUser } from '#shared/contracts/auth/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { roleMeanwhile } from '#shared/domain/identity/fourEyes.ts'
import { internalRoles } from '#shared/domain/identity/roleLists.ts'
import type { Role } from '#shared/permissions.ts'
import { askedRole, waitsForSecond } from '../grants/askedRole.ts'
import { invitePlace } from '../invitations/invitePlace.ts'
import { inviteUser } from '../invitations/inviteUser.ts'
import { organizationsInCharge } from '../organizations/inCharge.ts'
import { mustTakePeople } from '../organizations/mustTakePeople.ts'
import { stepOf } from '../organizations/personaGuard.ts'
import { givenTemplate } from '../templates/givenTemplate.ts'
import { membershipsIn } from './membershipsIn.ts'
import { organizationsFor } from './organizationsFor.ts'
import { e164 } from './phone.ts'
import { mayGiveRole } from './reach.ts'
import { registrationNumber } from './registrationNumber.ts'
import { teamsOfRole } from './teamsOfRole.ts'

/** Whom to invite; `externalId` is what the organization's identity provider calls them. */
export type NewMember = BodyOf<typeof createUser> & { readonly externalId?: string }

/** Who was invited, and the role that a second person has yet to give. */
interface NewlyMade {
  readonly user: UserRecord
  readonly roleAsked?: Role
}

interface By {
  readonly actor: Actor
  /** Now, as an ISO instant. */
  readonly now: Instant
}

/**
 * The user gets an e-mail and chooses the password; until then nobody can sign in as that user. Where the e-mail is
 * somebody's out of the actor's reach, a place is kept for them until they accept it, which looks the same. A role that two
 * people give waits for the second (rule: four-eyes-role): `roleAsked`.
 */
export const createMember = async (body: NewMember, { actor, now }: By): Promise<NewlyMade> => {
  const { roleId: wanted, roleTemplateId: template, ...said } = body
  const { agencies = [], accountIds = [], teamIds = [], npn, slackHandle, phone, ...details } = said
  if (!mayGiveRole(actor, wanted)) fail('permission.denied')
  const waits = await waitsForSecond(wanted, actor)
  const role = waits ? roleMeanwhile : wanted
  await refuseBlacklisted(body.email)
  const [known, places, inCharge] = await Promise.all([
    userByEmail(body.email),
    placesOf(body.email),
    organizationsInCharge(actor),
  ])
  const isSeen = (each: UserRecord) => membershipsOf(each).some(({ organizationId }) => inCharge.has(organizationId))
  if ([...(known ? [known] : []), ...places].some(isSeen)) fail('user.alreadyExists')
  const [home, ...others] = await organizationsFor(actor, role, accountIds)
  const { accountType } = home
  await mustTakePeople(
    [home, ...others].map(({ id }) => id),
    actor,
  )
  const { roleTemplateId, writes: given } = await givenTemplate(template, { organizationId: home.id, role })
  const teams = await teamsOfRole({ role, accountType, organizationId: home.id, teamIds, now })
  const elsewhere = await membershipsIn(
    others.map(({ id }) => id),
    { accountType, role, roleTemplateId, now },
  )
  const looksAfter = accountType === 'COWBELL' && !internalRoles.includes(role) ? [...agencies, ...accountIds] : []
  if (looksAfter.length > mostLookedAfter)
    fail('request.unfit', {
      errors: [{ detail: `A member of staff looks after at most ${mostLookedAfter} agencies`, path: ['agencies'] }],
    })

  const user = newUser({
    ...details,
    ...(known && { isPlace: true as const }),
    phone: e164(phone),
    ...(npn !== undefined && npn !== '' && { npn: registrationNumber(npn) }),
    ...(slackHandle !== undefined && slackHandle !== '' && { slackHandle }),
    accountType,
    organizationId: home.id,
    role,
    ...(roleTemplateId !== undefined && { roleTemplateId }),
    teamIds: teams.teamIds,
    otherMemberships: elsewhere.memberships,
    accountIds: [...new Set(looksAfter)],
    status: 'INVITED',
    now,
  })
  await fewInvitations(actor, body.email, now)
  const invitedBy = actor.name
  const invitation = known
    ? await invitePlace({ place: user, known, invitedBy, now })
    : inviteUser({ user, invitedBy, organizationName: home.name, now })
  const invited = await stepOf(home.id, 'invite', now)
  const asked = waits ? await askedRole({ user, role: wanted, actor, now }) : { writes: [], events: [] }
  await commit([users.create(user), ...given, ...teams.writes, ...invitation.writes, ...invited, ...asked.writes], {
    events: [...invitation.events, ...asked.events],
  })
  return { user, ...(waits && { roleAsked: wanted }) }
}
