import { hasJumped } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { users } from '#functions/directory/store/users.ts'
import { namedTemplate } from '#functions/directory/users/namedTemplates.ts'
import { userRow } from '#functions/directory/users/userRow.ts'
import * as contract from '#shared/contracts/auth/me.ts'
import { organizationOf } from '../organizations/organization.ts'
import { allowedTo } from '../users/allowedTo.ts'

/** Role, teams and account are those acted in, which after a jump are not the user's own. */
export const getCurrentUser = implement(contract.getCurrentUser)(async ({ actor }) => {
  const [user, account] = await Promise.all([users.require(actor.userId), organizationOf(actor)])
  const { roleTemplate, ...row } = await namedTemplate(userRow(user))
  return {
    ...row,
    ...(roleTemplate?.id === actor.roleTemplateId && !hasJumped(actor) && roleTemplate && { roleTemplate }),
    role: { id: actor.role, label: actor.role },
    teams: [...actor.teamIds],
    preferences: user.preferences,
    account,
    allowedActions: allowedTo(actor, user),
  }
})
