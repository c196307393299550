import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { fewInvitations } from '#functions/directory/invitations/fewInvitations.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/invitations.ts'
import { mustTakePeople } from '../organizations/mustTakePeople.ts'
import { organizationOf } from '../organizations/organization.ts'
import { mustAllow } from '../users/guards.ts'
import { isColleague } from '../users/reach.ts'
import { userInReach } from '../users/userInReach.ts'
import { invitePlace } from './invitePlace.ts'
import { inviteUser } from './inviteUser.ts'

export const resendUserInvitation = implement(contract.resendUserInvitation)(async ({ body, actor, now, fail }) => {
  const user = await userInReach(body.email, (each) => isColleague(actor, each))
  if (user === undefined) return fail('user.notFound')
  mustAllow(user, 'inviteAgain', actor)
  await mustTakePeople([user.organizationId], actor)
  await fewInvitations(actor, user.email, now)
  const invitedBy = actor.name
  const { writes, events } = user.isPlace
    ? await invitePlace({ place: user, known: await userByEmail(user.email), invitedBy, now })
    : inviteUser({ user, invitedBy, organizationName: (await organizationOf(user)).name, now })
  await commit([users.update(user, { ...user, linksValidFrom: now }), ...writes], { events })
})
