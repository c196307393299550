import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/invitations.ts'
import { organizationOf } from '../organizations/organization.ts'
import { userByEmail } from '../store/userByEmail.ts'
import { users } from '../store/users.ts'
import { isColleague } from '../users/reach.ts'
import { inviteUser } from './inviteUser.ts'

export const resendUserInvitation = implement(contract.resendUserInvitation)(async ({ body, actor, now, fail }) => {
  const user = await userByEmail(body.email)
  if (user === undefined || !isColleague(actor, user)) return fail('user.notFound')
  if (user.status !== 'INVITED') fail('user.notInvited')
  const { name } = await organizationOf(user)
  const { writes, events } = inviteUser({ user, invitedBy: actor.name, organizationName: name, now })
  await commit([users.update(user, { ...user, linksValidFrom: now }), ...writes], { events })
})
