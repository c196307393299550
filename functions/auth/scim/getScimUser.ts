import { getScimUser as contract } from '#shared/contracts/auth/scim.ts'
import { implementScim } from './implementScim.ts'
import { requireMember } from './members.ts'
import { shownScim } from './shownScim.ts'
import { toScimUser } from './toScim.ts'

export const getScimUser = implementScim(contract)(async ({ params, query, actor }) =>
  shownScim(query)(toScimUser(await requireMember(params.userId, actor))),
)
