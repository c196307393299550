import type { UserRecord } from '#functions/directory/store/users.ts'
import type { SignInProvider } from './providerOf.ts'

/**
 * Whether a provider vouches for somebody. An organization's own does for whoever is at home there: who has an address of
 * its domain and is at home elsewhere, as a guest of it or not, would be let in there. The deployment's does for its domain.
 */
export const isOfProvider = (
  { organizationId }: Pick<UserRecord, 'organizationId'>,
  provider: { readonly organizationId?: SignInProvider['organizationId'] | undefined },
): boolean => provider.organizationId === undefined || provider.organizationId === organizationId
