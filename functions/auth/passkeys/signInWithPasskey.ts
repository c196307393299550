import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/passkeys.ts'
import { beginSession } from '../session/beginSession.ts'
import { noteSignIn } from '../signIn/noteSignIn.ts'
import { mustUseProvider } from '../sso/refuseOtherWays.ts'
import { throttleOf } from '../store/throttles.ts'
import { verifyPasskey } from './verifyPasskey.ts'

/** A forged signature, an unknown passkey and a disabled user get the same answer. */
export const signInWithPasskey = implement(contract.signInWithPasskey)(
  async ({ body, sourceIp, client, now, fail }) => {
    const throttle = await throttleOf({ kind: 'passkey', email: body.passkey.id, sourceIp }, now)
    if (throttle.wait > 0) fail('auth.throttled', { data: { seconds: throttle.wait } })
    const proof = await verifyPasskey(body.passkey, { kind: 'SIGN_IN' }, now)
    const user = proof && (await users.byId(proof.passkey.userId))
    if (proof === undefined || user?.enabled !== true || user.status !== 'ACTIVE') return fail('auth.passkeyRefused')
    if (await mustUseProvider(user)) {
      await throttle.spared()
      return fail('auth.ssoRequired')
    }
    const holder = { kind: 'HOME', userId: user.id } as const
    const { rememberDevice } = body
    const session = await beginSession({ holder, user, amr: ['passkey', 'mfa'], rememberDevice, client, now })
    await Promise.all([commit([proof.used, session.write]), noteSignIn(user, now), throttle.passed()])
    return session.tokens
  },
)
