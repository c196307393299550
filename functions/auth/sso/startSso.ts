import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/sso.ts'
import { hashOf, newSecret } from '../secrets/secret.ts'
import { ssoAttempts } from '../store/ssoAttempts.ts'
import { authorizeUrl } from './identityProvider.ts'
import { providerOf } from './providerOf.ts'

/** How long a sign-in may stay away at the identity provider. */
const attemptSeconds = 10 * 60

export const startSso = implement(contract.startSso)(async ({ query, now }) => {
  const { username: email, rememberDevice = false } = query
  const found = await providerOf(email)
  const { identityDomain } = config
  if (found === undefined || identityDomain === undefined) return { location: `${config.publicUrl}/login` }
  const [state, codeVerifier] = [newSecret(), newSecret()]
  await commit([
    ssoAttempts.create({
      id: `sso_${hashOf(state)}`,
      domain: found.domain,
      codeVerifier,
      rememberDevice,
      expiresAt: epochSeconds(now) + attemptSeconds,
    }),
  ])
  return { location: authorizeUrl({ identityDomain, provider: found.provider, email, state, codeVerifier }) }
})
