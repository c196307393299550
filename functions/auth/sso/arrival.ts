import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { Client } from '#functions/_platform/http/client.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { isSecret } from '#functions/directory/secrets/secret.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type SsoAttempt, ssoAttemptId, ssoAttempts } from '../store/ssoAttempts.ts'
import { departureOf } from './departureCookie.ts'
import { type Voucher, vouchedFor } from './userPool.ts'

interface Arriving {
  readonly code: string
  readonly state: string
  readonly client: Client
  readonly now: Instant
}

/**
 * A departure ends with its first return, whatever comes of it; for whom the provider vouched that it was begun for. Another
 * browser, a code of another departure and another provider are refused alike.
 */
export const arrive = async (
  { code, state, client, now }: Arriving,
  {
    isExpected,
    refusal,
  }: {
    readonly isExpected: (attempt: SsoAttempt) => boolean
    readonly refusal: 'auth.ssoRefused' | 'identityProvider.testRefused'
  },
): Promise<{ readonly attempt: SsoAttempt; readonly voucher: Voucher }> => {
  const attempt = await ssoAttempts.byId(ssoAttemptId(state))
  if (attempt === undefined || attempt.expiresAt <= epochSeconds(now)) return fail(refusal)
  if (!isExpected(attempt)) return fail(refusal)
  if (!isSecret({ secret: departureOf(client, attempt.id), hash: attempt.browserHash })) return fail(refusal)
  await commit([ssoAttempts.remove(attempt)])
  const { clientId = config.userPoolClientId, codeVerifier, nonce } = attempt
  const voucher = await vouchedFor({ clientId, code, codeVerifier, nonce })
  return voucher?.provider === attempt.provider ? { attempt, voucher } : fail(refusal)
}
