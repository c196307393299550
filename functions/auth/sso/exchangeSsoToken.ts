import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { isSecret } from '#functions/directory/secrets/secret.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/sso.ts'
import { beginSession } from '../session/beginSession.ts'
import { ssoAttemptId, ssoAttempts } from '../store/ssoAttempts.ts'
import { departureOf, dropDeparture } from './departureCookie.ts'
import { domainOf } from './providerOf.ts'
import { vouchedFor } from './userPool.ts'

/**
 * A departure ends with its first return, whatever comes of it. The provider it was begun for vouches for e-mails of its own
 * domain alone; that also confirms an invited user's e-mail.
 */
export const exchangeSsoToken = implement(contract.exchangeSsoToken)(async ({ body, client, now, fail }) => {
  const attempt = await ssoAttempts.byId(ssoAttemptId(body.state))
  if (attempt === undefined || attempt.expiresAt <= epochSeconds(now)) return fail('auth.ssoRefused')
  if (!isSecret({ secret: departureOf(client, attempt.id), hash: attempt.browserHash })) return fail('auth.ssoRefused')
  await commit([ssoAttempts.remove(attempt)])

  const { codeVerifier, nonce, provider, domain, rememberDevice } = attempt
  const voucher = await vouchedFor({ code: body.code, codeVerifier, nonce, now })
  if (voucher?.provider !== provider || domainOf(voucher.email) !== domain) return fail('auth.ssoRefused')
  const user = await userByEmail(voucher.email)
  if (user === undefined) return fail('auth.ssoNoAccount')
  if (!user.enabled) return fail('auth.ssoDisabled')

  const holder = { kind: 'HOME', userId: user.id } as const
  const session = await beginSession({ holder, user, amr: ['sso'], rememberDevice, client, now })
  await commit([users.update(user, { ...user, status: 'ACTIVE', lastSignInAt: now }), session.write])
  dropDeparture(client, attempt.id)
  return session.tokens
})
