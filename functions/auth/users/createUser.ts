import { implement } from '#functions/_platform/http/implement.ts'
import { namedTemplate } from '#functions/directory/users/namedTemplates.ts'
import { userRow } from '#functions/directory/users/userRow.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { createMember } from './createMember.ts'

export const createUser = implement(contract.createUser)(async ({ body, actor, now }) => {
  const { user, ...asked } = await createMember(body, { actor, now })
  return { ...(await namedTemplate(userRow(user))), ...asked }
})
