import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/me.ts'
import { users } from '../store/users.ts'
import { e164 } from '../users/phone.ts'
import { userRow } from '../users/userRow.ts'

export const updateCurrentUser = implement(contract.updateCurrentUser)(async ({ body, actor }) => {
  const user = await users.require(actor.userId)
  const { npn, preferences = user.preferences, phone, ...names } = body
  const after = { ...user, ...names, phone: e164(phone), preferences, ...(npn !== undefined && { npn }) }
  await commit([users.update(user, after)])
  return { ...userRow(after), preferences }
})
