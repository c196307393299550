import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { membershipsOf, users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/identityProviders.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import { permissionsOf } from '#shared/permissions.ts'
import { domainOf } from '../sso/providerOf.ts'
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
      const place = user && membershipsOf(user).find(({ organizationId }) => organizationId === provider.organizationId)
      const isFit =
        user?.enabled === true &&
        user.status === 'ACTIVE' &&
        place !== undefined &&
        permissionsOf(place.role).includes('integration:manage') &&
        domainOf(user.email) === provider.domain
      if (!isFit) return fail('identityProvider.breakGlass')
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
