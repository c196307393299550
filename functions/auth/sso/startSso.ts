import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { hashOf, newSecret } from '#functions/directory/secrets/secret.ts'
import * as contract from '#shared/contracts/auth/sso.ts'
import { ssoAttemptId, ssoAttempts } from '../store/ssoAttempts.ts'
import { countStart } from '../store/throttles.ts'
import { keepDeparture } from './departureCookie.ts'
import { domainOf, providerOf } from './providerOf.ts'
import { authorizeUrl } from './userPool.ts'

/** How long a sign-in may stay away at the identity provider. */
const attemptSeconds = 10 * 60

export const startSso = implement(contract.startSso)(async ({ query, client, sourceIp, now }) => {
  const { username: email, rememberDevice = false, again = false } = query
  const provider = providerOf(email)
  const { identityDomain } = config
  if (provider === undefined || identityDomain === undefined) return { location: `${config.publicUrl}/login` }
  await countStart({ kind: 'sso', sourceIp }, now)
  const [state, nonce, codeVerifier, browser] = [newSecret(), newSecret(), newSecret(), newSecret()]
  const id = ssoAttemptId(state)
  await commit([
    ssoAttempts.create({
      id,
      provider: provider.name,
      domain: domainOf(email),
      browserHash: hashOf(browser),
      nonce,
      codeVerifier,
      rememberDevice,
      expiresAt: epochSeconds(now) + attemptSeconds,
    }),
  ])
  keepDeparture(client, { attemptId: id, secret: browser }, attemptSeconds)
  return {
    location: authorizeUrl({ identityDomain, provider: provider.name, email, state, nonce, codeVerifier, again }),
  }
})
