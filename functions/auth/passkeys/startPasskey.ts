import { implement } from '#functions/_platform/http/implement.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/passkeys.ts'
import { lifetimes } from '#shared/domain/identity/lifetimes.ts'
import { refuseOtherWays } from '../sso/refuseOtherWays.ts'
import { newChallenge } from '../store/passkeyChallenges.ts'
import { mostPasskeys, passkeys, passkeysOf } from '../store/passkeys.ts'
import { relyingParty } from './relyingParty.ts'

/** EdDSA, ES256 and RS256 (IANA COSE algorithms): what authenticators have. */
const algorithms = [-8, -7, -257]

/** Discoverable, so that the browser offers it without a name; verifying its user, so that it is two factors in one. */
export const startPasskey = implement(contract.startPasskey)(async ({ actor, now, fail }) => {
  const [user, rows] = await Promise.all([users.require(actor.userId), passkeysOf(actor.userId)])
  await refuseOtherWays(user)
  if (rows.length >= mostPasskeys) fail('passkey.tooMany', { data: { most: mostPasskeys } })
  const known = await passkeys.byIds(rows.map(({ id }) => id))
  const { id, name } = relyingParty()
  return {
    challenge: await newChallenge({ kind: 'ADD', userId: user.id }, now),
    rp: { id, name },
    user: {
      id: Buffer.from(user.id).toString('base64url'),
      name: user.email,
      displayName: `${user.firstName} ${user.lastName}`,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: lifetimes.passkeyChallenge * 1000,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key' as const,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
    attestation: 'none' as const,
  }
})
