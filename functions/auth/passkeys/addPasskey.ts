import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/passkeys.ts'
import { securityNotice } from '../me/securityNotice.ts'
import { mostPasskeys, passkeyRow, passkeys, passkeysOf } from '../store/passkeys.ts'
import { users } from '../store/users.ts'
import { verifyNewPasskey } from './verifyPasskey.ts'

export const addPasskey = implement(contract.addPasskey)(async ({ body, actor, now, fail }) => {
  const [user, rows] = await Promise.all([users.require(actor.userId), passkeysOf(actor.userId)])
  if (rows.length >= mostPasskeys) fail('passkey.tooMany', { data: { most: mostPasskeys } })
  const made = await verifyNewPasskey(body.passkey, { kind: 'ADD', userId: user.id }, now)
  if (made === undefined) return fail('auth.passkeyUnusable')
  if ((await passkeys.idByUnique('credential', made.credentialId)) !== undefined) fail('passkey.alreadyAdded')
  const passkey = { id: `pky_${ulid()}`, userId: user.id, name: body.name, ...made, createdAt: now }
  const notice = securityNotice(user, { what: 'passkeyAdded', passkey: body.name }, now)
  await commit([passkeys.create(passkey), notice.write], { events: [notice.event] })
  return passkeyRow(passkey)
})
