import {
  CognitoIdentityProviderClient,
  CreateIdentityProviderCommand,
  CreateUserPoolClientCommand,
  DeleteIdentityProviderCommand,
  DeleteUserPoolClientCommand,
  DuplicateProviderException,
  InvalidParameterException,
  ResourceNotFoundException,
  UpdateIdentityProviderCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { config } from '../config/config.ts'
import { held } from '../held/held.ts'
import { readsInRehearsal } from '../held/rehearsal.ts'

const cognito = held(() => readsInRehearsal(new CognitoIdentityProviderClient({})))

/** An identity provider as the user pool is told of it. */
export interface PoolProvider {
  readonly name: string
  readonly protocol: 'OIDC' | 'SAML'
  readonly details: Readonly<Record<string, string>>
  readonly attributes: Readonly<Record<string, string>>
}

/** The pool could not make anything of a provider; the message is its own. */
export class PoolRefusal extends Error {
  override readonly name = 'PoolRefusal'
}

const orRefusal = <Answer>(sent: Promise<Answer>): Promise<Answer> =>
  sent.catch((error: unknown) => {
    if (error instanceof InvalidParameterException) throw new PoolRefusal(error.message)
    throw error
  })

const unlessGone = async (sent: Promise<unknown>): Promise<void> => {
  try {
    await sent
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error
  }
}

/** Makes a provider in the user pool, or what it is now where it was made before. The pool looks whether it is there. */
export const putPoolProvider = async ({ name, protocol, details, attributes }: PoolProvider): Promise<void> => {
  const input = {
    UserPoolId: config.userPoolId,
    ProviderName: name,
    ProviderDetails: { ...details },
    AttributeMapping: { ...attributes },
  }
  try {
    await orRefusal(cognito().send(new CreateIdentityProviderCommand({ ...input, ProviderType: protocol })))
  } catch (error) {
    if (!(error instanceof DuplicateProviderException)) throw error
    await orRefusal(cognito().send(new UpdateIdentityProviderCommand(input)))
  }
}

export const dropPoolProvider = (name: string): Promise<void> =>
  unlessGone(cognito().send(new DeleteIdentityProviderCommand({ UserPoolId: config.userPoolId, ProviderName: name })))

/**
 * Makes an app client that sends people to one provider alone, so that nothing is shared with those of other organizations,
 * and what the deployment made is left as it is. Answers its id.
 */
export const addPoolClient = async (provider: string): Promise<string> => {
  const { UserPoolClient } = await cognito().send(
    new CreateUserPoolClientCommand({
      UserPoolId: config.userPoolId,
      ClientName: provider,
      GenerateSecret: false,
      SupportedIdentityProviders: [provider],
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email', 'profile'],
      CallbackURLs: [`${config.publicUrl}/loading`],
      // Nobody signs in with it by a password.
      ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      IdTokenValidity: 15,
      AccessTokenValidity: 15,
      TokenValidityUnits: { IdToken: 'minutes', AccessToken: 'minutes' },
    }),
  )
  if (UserPoolClient?.ClientId === undefined) throw new Error('The user pool named no app client.')
  return UserPoolClient.ClientId
}

export const dropPoolClient = (clientId: string): Promise<void> =>
  unlessGone(cognito().send(new DeleteUserPoolClientCommand({ UserPoolId: config.userPoolId, ClientId: clientId })))
