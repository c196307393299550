import { implement } from '#functions/_platform/http/implement.ts'
import { getScimUser as contract } from '#shared/contracts/auth/scim.ts'
import { requireMember } from './members.ts'
import { shownScim } from './shownScim.ts'
import { toScimUser } from './toScim.ts'

export const getScimUser = implement(contract)(async ({ params, query, actor }) =>
  shownScim(query)(toScimUser(await requireMember(params.userId, actor))),
)
