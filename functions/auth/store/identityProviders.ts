import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Sealed } from '#functions/_platform/secrets/seal.ts'
import { namingOf } from '#functions/_platform/storage/naming.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import { hashOf } from '#functions/directory/secrets/secret.ts'
import type { IdentityProvider } from '#shared/contracts/auth/identityProviders.ts'
import { providersOf } from '#shared/domain/identity/identityProviders.ts'
import type { AccountType } from '#shared/permissions.ts'

/** An organization's own identity provider. */
export interface IdentityProviderRecord
  extends Pick<
    IdentityProvider,
    | 'attributes'
    | 'breakGlass'
    | 'clientId'
    | 'created'
    | 'createdBy'
    | 'domain'
    | 'id'
    | 'issuer'
    | 'lastUpdated'
    | 'metadataUrl'
    | 'name'
    | 'protocol'
    | 'provenAt'
    | 'required'
    | 'status'
    | 'tested'
  > {
  readonly accountType: AccountType
  readonly organizationId: string
  /** What the domain's TXT record has to say. */
  readonly token: string
  /** The client secret of an OpenID Connect provider. */
  readonly secret?: Sealed | undefined
  /** The app client of the user pool that knows this provider alone; made when it is first tried. */
  readonly poolClientId?: string | undefined
}

/** How a provider is described: another text where anything of it that a sign-in goes by is another. */
export const describedAs = (provider: IdentityProviderRecord): string => {
  const { attributes, clientId, domain, issuer, metadataUrl } = provider
  return hashOf(JSON.stringify([attributes, clientId, domain, issuer, metadataUrl]))
}

export type StoredIdentityProvider = Stored<IdentityProviderRecord>

/** Its name in the user pool, which knows letters and digits: of its id, which nobody else has. */
export const poolNameOf = ({ id }: Pick<IdentityProviderRecord, 'id'>): string => `P${id.slice('idp_'.length)}`

/** Identity providers of organizations: a domain's people have one. */
export const organizationProviders = defineRecord({
  kind: 'identityProvider',
  notFound: 'identityProvider.notFound',
  version: 3,
  // From the second on, it may say roles and teams; from the third on it is found by whom it names.
  from: { 1: (provider: IdentityProviderRecord) => provider, 2: (provider: IdentityProviderRecord) => provider },
  names: [
    namingOf<IdentityProviderRecord>().within('breakGlass', 'KEEPER', { email: 'email', name: 'name' }),
    namingOf<IdentityProviderRecord>().within('tested', 'TESTER', {
      ...{ email: 'email', firstName: 'firstName', lastName: 'lastName' },
    }),
  ],
  history: { hides: ['poolClientId', 'secret', 'token'] },
  unique: { domain: ({ domain, status }: IdentityProviderRecord) => (status === 'ACTIVE' ? domain : undefined) },
  list: {
    scopes: (provider: IdentityProviderRecord) => [providersOf(provider)],
    sorts: { created: ({ created }: IdentityProviderRecord) => created },
    summary: ({ id }: IdentityProviderRecord) => ({ id }),
  },
})

/** The provider, if it is of the actor's organization. */
export const requireProvider = (id: string, actor: Actor): Promise<StoredIdentityProvider> =>
  organizationProviders.require(id, (provider) => providersOf(provider) === providersOf(actor))
