import { AwsError, type AwsInput, textOf } from '../../http/awsCall.ts'
import {
  type CognitoContext,
  isSaml,
  objectOf,
  type PoolClient,
  type PoolProvider,
  poolOf,
  type SamlPoolProvider,
} from './context.ts'
import { readSamlMetadata } from './samlMetadata.ts'

const wrong = (message: string) => new AwsError('InvalidParameterException', message)

const asked = async (address: string): Promise<string> => {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5_000) })
    if (response.ok) return await response.text()
  } catch {
    // Told below.
  }
  throw wrong(`Unable to contact ${address}`)
}

/** How long metadata holds; what stands at the address then is read anew, as Cognito does. */
const metadataMilliseconds = 6 * 60 * 60 * 1000

const samlProvider = async ({
  name,
  metadataUrl,
  attributes,
}: Pick<SamlPoolProvider, 'attributes' | 'metadataUrl' | 'name'>): Promise<SamlPoolProvider> => {
  const metadata = readSamlMetadata(await asked(metadataUrl))
  if (metadata === undefined)
    throw wrong('No SAML metadata of an identity provider, with a valid certificate, was found.')
  return { name, metadataUrl, metadata, readAt: Date.now(), attributes }
}

/** A SAML provider with metadata that still holds; what it was where its address does not answer. */
export const withFreshMetadata = async (provider: SamlPoolProvider): Promise<SamlPoolProvider> => {
  if (Date.now() - provider.readAt < metadataMilliseconds) return provider
  try {
    return await samlProvider(provider)
  } catch (error) {
    if (!(error instanceof AwsError)) throw error
    return provider
  }
}

/** What the pool keeps of a provider, looked at where it stands as Cognito does. */
const providerIn = async (input: AwsInput): Promise<PoolProvider> => {
  const details = objectOf(input, 'ProviderDetails')
  const text = (name: string) => (typeof details[name] === 'string' ? String(details[name]) : '')
  const name = textOf(input, 'ProviderName')
  const attributes = Object.fromEntries(
    Object.entries(objectOf(input, 'AttributeMapping')).map(([attribute, called]) => [attribute, String(called)]),
  )
  const metadataUrl = text('MetadataURL')
  if (metadataUrl !== '') return samlProvider({ name, metadataUrl, attributes })
  const issuer = text('oidc_issuer')
  const configuration = await asked(`${issuer}/.well-known/openid-configuration`)
  if (!configuration.includes(issuer)) throw wrong('The well-known endpoint names another issuer.')
  return { name, issuer, clientId: text('client_id'), clientSecret: text('client_secret'), attributes }
}

/** Identity providers and app clients that are made while the pool runs. */
export const providerOperations = (context: CognitoContext) => {
  const { users } = context
  const known = (input: AwsInput) => {
    const { poolId } = poolOf(context, input)
    const name = textOf(input, 'ProviderName')
    const found = users.provider<PoolProvider>(poolId, name)
    if (found === undefined) throw new AwsError('ResourceNotFoundException', `Provider ${name} does not exist.`)
    return { poolId, name, found }
  }
  return {
    CreateIdentityProvider: async (input: AwsInput) => {
      const { poolId } = poolOf(context, input)
      const provider = await providerIn({ ...input })
      if (users.provider(poolId, provider.name) !== undefined)
        throw new AwsError('DuplicateProviderException', `Provider ${provider.name} already exists.`)
      users.saveProvider(poolId, provider.name, provider)
      return { IdentityProvider: { ProviderName: provider.name } }
    },
    UpdateIdentityProvider: async (input: AwsInput) => {
      const { poolId, name, found } = known(input)
      const provider = await providerIn(input)
      // What kind a provider is cannot be updated.
      if (isSaml(provider) !== isSaml(found)) throw wrong('The provider is of another type.')
      users.saveProvider(poolId, name, provider)
      return { IdentityProvider: { ProviderName: name } }
    },
    DeleteIdentityProvider: (input: AwsInput) => {
      const { poolId, name } = known(input)
      users.removeProvider(poolId, name)
      return {}
    },
    CreateUserPoolClient: (input: AwsInput) => {
      const { poolId } = poolOf(context, input)
      const names = Array.isArray(input.SupportedIdentityProviders) ? input.SupportedIdentityProviders.map(String) : []
      const missing = names.find((name) => users.provider(poolId, name) === undefined)
      if (missing !== undefined) throw wrong(`The provider ${missing} does not exist for User Pool ${poolId}.`)
      const callbackUrls = Array.isArray(input.CallbackURLs) ? input.CallbackURLs.map(String) : []
      const client: PoolClient = { providers: names, callbackUrls }
      return { UserPoolClient: { ClientId: users.addClient(poolId, client), UserPoolId: poolId } }
    },
    DeleteUserPoolClient: (input: AwsInput) => {
      const { poolId } = poolOf(context, input)
      users.removeClient(poolId, textOf(input, 'ClientId'))
      return {}
    },
  }
}
