import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/sso.ts'
import { hashOf } from '../secrets/secret.ts'
import { beginSession } from '../session/beginSession.ts'
import { ssoAttempts } from '../store/ssoAttempts.ts'
import { userByEmail } from '../store/userByEmail.ts'
import { users } from '../store/users.ts'
import { vouchedEmail } from './identityProvider.ts'
import { domainOf } from './providerOf.ts'

/** The identity provider vouches for e-mails of its own domain alone; that also confirms an invited user's e-mail. */
export const exchangeSsoToken = implement(contract.exchangeSsoToken)(async ({ body, now, fail }) => {
  const attempt = await ssoAttempts.byId(`sso_${hashOf(body.state)}`)
  if (attempt === undefined || attempt.expiresAt <= epochSeconds(now)) return fail('auth.ssoRefused')
  const email = await vouchedEmail(body.code, attempt.codeVerifier)
  if (email === undefined || domainOf(email) !== attempt.domain) return fail('auth.ssoRefused')
  const user = await userByEmail(email)
  if (user === undefined || !user.enabled) return fail('auth.ssoRefused')

  const holder = { kind: 'HOME', userId: user.id } as const
  const { rememberDevice } = attempt
  const session = await beginSession({ holder, user, amr: ['sso'], rememberDevice, now })
  const signedIn = users.update(user, { ...user, status: 'ACTIVE', lastSignInAt: now })
  await commit([ssoAttempts.remove(attempt), signedIn, session.write])
  return session.tokens
})
