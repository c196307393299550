import { randomUUID } from 'node:crypto'
import type { Pool, PoolProvider } from './context.ts'
import type { ProviderIdentity } from './providerExchange.ts'
import type { CognitoUser, UserStore } from './userStore.ts'

/** The pool's user for somebody of a provider, made at the first sign-in and brought up to date at every other. */
export const externalUser = (
  users: UserStore,
  { poolId }: Pool,
  provider: PoolProvider,
  { sub, attributes }: ProviderIdentity,
): CognitoUser => {
  const username = `${provider.name}_${sub}`
  const before = users.find(poolId, username)
  return users.save(
    before === undefined
      ? {
          poolId,
          sub: randomUUID(),
          username,
          enabled: true,
          status: 'EXTERNAL_PROVIDER',
          passwordHash: '',
          attributes,
          factors: [],
          preferredFactor: undefined,
          authenticator: undefined,
          createdAt: Math.floor(Date.now() / 1000),
          changedAt: 0,
          signedOutAt: 0,
        }
      : { ...before, attributes },
  )
}
