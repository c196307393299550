import { SecretValue } from 'aws-cdk-lib'
import {
  OidcAttributeRequestMethod,
  ProviderAttribute,
  type UserPool,
  UserPoolIdentityProviderOidc,
  UserPoolIdentityProviderSaml,
  UserPoolIdentityProviderSamlMetadata,
} from 'aws-cdk-lib/aws-cognito'
import { Construct } from 'constructs'
import { type IdentityProvider, identityProviders } from '#functions/auth/sso/identityProviders.ts'
import type { Deployment } from '../deployments.ts'

/** What a SAML provider calls the attributes, as most of them do unasked. */
const saml = (name: string) => ProviderAttribute.other(`http://schemas.xmlsoap.org/ws/2005/05/identity/claims/${name}`)

/** The identity providers of the region's organizations in its user pool, each found by its e-mail domains too. */
export class FederatedProviders extends Construct {
  constructor(scope: Construct, id: string, userPool: UserPool, { region }: Deployment) {
    super(scope, id)
    for (const provider of identityProviders[region]) this.add(provider, userPool, region)
  }

  private add(provider: IdentityProvider, userPool: UserPool, region: Deployment['region']): void {
    const { name } = provider
    const common = { userPool, name, identifiers: [...provider.domains] }
    const made =
      provider.protocol === 'OIDC'
        ? new UserPoolIdentityProviderOidc(this, name, {
            ...common,
            issuerUrl: provider.issuer,
            clientId: provider.clientId,
            clientSecret: SecretValue.secretsManager(`palisade/${region}/sso/${name}`).unsafeUnwrap(),
            attributeRequestMethod: OidcAttributeRequestMethod.GET,
            scopes: ['openid', 'email', 'profile'],
            attributeMapping: {
              email: ProviderAttribute.other('email'),
              emailVerified: ProviderAttribute.other('email_verified'),
              givenName: ProviderAttribute.other('given_name'),
              familyName: ProviderAttribute.other('family_name'),
            },
          })
        : new UserPoolIdentityProviderSaml(this, name, {
            ...common,
            metadata: UserPoolIdentityProviderSamlMetadata.url(provider.metadataUrl),
            // Who begins at the provider has no departure here, and would be refused anyway.
            idpInitiated: false,
            attributeMapping: {
              email: saml('emailaddress'),
              givenName: saml('givenname'),
              familyName: saml('surname'),
            },
          })
    userPool.registerIdentityProvider(made)
  }
}
