import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/passkeys.ts'
import { securityNotice } from '../me/securityNotice.ts'
import { refuseOtherWays } from '../sso/refuseOtherWays.ts'
import { mostPasskeys, passkeyRow, passkeys, passkeysOf } from '../store/passkeys.ts'
import { verifyNewPasskey } from './verifyPasskey.ts'

export const addPasskey = implement(contract.addPasskey)(async ({ body, actor, now, fail }) => {
  const userId = actor.userId
  const made = await verifyNewPasskey(body.passkey, { kind: 'ADD', userId }, now)
  if (made === undefined) return fail('auth.passkeyUnusable')
  const passkey = { id: `pky_${ulid()}`, userId, name: body.name, ...made, createdAt: now }
  // The challenge is taken by now, so what follows is tried again by itself.
  return retryStale(async () => {
    const user = await users.require(userId)
    await refuseOtherWays(user)
    if ((await passkeysOf(userId)).length >= mostPasskeys) fail('passkey.tooMany', { data: { most: mostPasskeys } })
    if ((await passkeys.idByUnique('credential', made.credentialId)) !== undefined) fail('passkey.alreadyAdded')
    const notice = securityNotice(user, { what: 'passkeyAdded', passkey: body.name }, now)
    // The user is written along, so that two at once do not both find room.
    await commit([users.update(user, user), passkeys.create(passkey), notice.write], { events: [notice.event] })
    return passkeyRow(passkey)
  })
})
