import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/passkeys.ts'
import { securityNotice } from '../me/securityNotice.ts'
import { passkeys } from '../store/passkeys.ts'

export const removePasskey = implement(contract.removePasskey)(async ({ params, actor, now }) => {
  const passkey = await passkeys.require(params.passkeyId, ({ userId }) => userId === actor.userId)
  const notice = securityNotice(
    await users.require(actor.userId),
    { what: 'passkeyRemoved', passkey: passkey.name },
    now,
  )
  await commit([passkeys.remove(passkey), notice.write], { events: [notice.event] })
})
