import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/identityProviders.ts'
import { providersOf } from '#shared/domain/identity/identityProviders.ts'
import { organizationProviders } from '../store/identityProviders.ts'
import { shownProvider } from './shownProvider.ts'

export const listIdentityProviders = implement(contract.listIdentityProviders)(async ({ actor }) => {
  const ids = (await organizationProviders.every({ scopes: [providersOf(actor)] })).map(({ id }) => id).sort()
  return (await organizationProviders.byIds(ids)).map((provider) => shownProvider(provider, actor))
})
