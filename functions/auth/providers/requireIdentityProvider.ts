import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/identityProviders.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import { mayKeepPassword } from '../sso/mayKeepPassword.ts'
import { organizationProviders, requireProvider } from '../store/identityProviders.ts'
import { doingOn, providerGuard } from './providerGuard.ts'
import { shownProvider } from './shownProvider.ts'

/** Where all must use it, one administrator keeps a password: who can turn it off on the day it fails. */
export const requireIdentityProvider = implement(contract.requireIdentityProvider)(
  async ({ params, body, actor, now, fail }) => {
    const provider = await requireProvider(params.providerId, actor)
    const status = providerGuard.after(provider.status, 'demand', doingOn(provider, actor))
    const { required, breakGlassUserId } = body
    const { breakGlass: _, ...kept } = provider
    const keeper = async () => {
      const user = breakGlassUserId === undefined ? undefined : await users.byId(breakGlassUserId)
      if (user === undefined || !(await mayKeepPassword(user, provider))) return fail('identityProvider.breakGlass')
      return {
        userId: UserId.parse(user.id),
        name: `${user.firstName} ${user.lastName}`,
        email: user.email.toLowerCase(),
      }
    }
    const after = {
      ...kept,
      status,
      required,
      ...(required && { breakGlass: await keeper() }),
      lastUpdated: now,
    }
    await commit([organizationProviders.update(provider, after)])
    return shownProvider(after, actor)
  },
)
