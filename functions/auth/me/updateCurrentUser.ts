import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import { namedTemplate } from '#functions/directory/users/namedTemplates.ts'
import { userRow } from '#functions/directory/users/userRow.ts'
import * as contract from '#shared/contracts/auth/me.ts'
import { e164 } from '../users/phone.ts'
import { registrationNumber } from '../users/registrationNumber.ts'

/** The phone that codes are sent to is changed by who proves to have the present one, and is not taken away. */
export const updateCurrentUser = implement(contract.updateCurrentUser)(async ({ body, actor, fail, requireStepUp }) => {
  const user = await users.require(actor.userId)
  const { npn, preferences = user.preferences, phone, ...names } = body
  const newPhone = e164(phone)
  if (user.mfaType === 'SMS' && newPhone !== user.phone) {
    requireStepUp()
    if (newPhone === '') fail('auth.mfaNoPhone')
  }
  const after = {
    ...user,
    ...names,
    phone: newPhone,
    preferences,
    ...(npn !== undefined && { npn: registrationNumber(npn) }),
  }
  await commit([users.update(user, after)])
  return { ...(await namedTemplate(userRow(after))), preferences }
})
