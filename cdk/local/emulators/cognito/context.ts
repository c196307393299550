import type { RegionCode } from '#shared/regions/code.ts'
import { AwsError, type AwsInput, textOf } from '../../http/awsCall.ts'
import type { OutgoingMessage } from '../mail/message.ts'
import type { SamlMetadata } from './samlMetadata.ts'
import type { Tokens } from './tokens.ts'
import type { CognitoUser, UserStore } from './userStore.ts'

/** An organization's OpenID Connect provider that a pool takes people from. */
export interface OidcPoolProvider {
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What it calls what the pool keeps of people, by the pool's attributes; standard claims under their own names where it is left out. */
  readonly attributes?: Readonly<Record<string, string>>
}

/** An organization's SAML provider that a pool takes people from. */
export interface SamlPoolProvider {
  readonly name: string
  readonly metadataUrl: string
  readonly metadata: SamlMetadata
  /** When the metadata was read, epoch milliseconds. */
  readonly readAt: number
  readonly attributes: Readonly<Record<string, string>>
}

export type PoolProvider = OidcPoolProvider | SamlPoolProvider

export const isSaml = (provider: PoolProvider): provider is SamlPoolProvider => 'metadata' in provider

/** What a pool needs to have people sign in at their own providers. */
export interface Federation {
  /** The pool's own host, `http://us.auth.localhost:3000`. */
  readonly domain: string
  /** Where its app client may have people sent back to. */
  readonly callbackUrls: readonly string[]
  readonly providers: readonly OidcPoolProvider[]
}

/** An app client that was made while the pool runs: the providers it sends people to, and where they come back. */
export interface PoolClient {
  readonly providers: readonly string[]
  readonly callbackUrls: readonly string[]
}

/** A user pool with the app client that it begins with. */
export interface Pool {
  readonly region: RegionCode
  readonly poolId: string
  readonly clientId: string
  /** Who the pool's own messages come from. */
  readonly mailFrom: string
  readonly federation?: Federation
}

/** What every operation of the Cognito emulator works with. */
export interface CognitoContext {
  readonly pools: readonly Pool[]
  readonly users: UserStore
  readonly tokens: Tokens
  readonly deliver: (message: OutgoingMessage) => void
  /** Secrets of authenticator apps that are known beforehand, by e-mail: those of the demo book. */
  readonly authenticators: Readonly<Record<string, string>>
}

export const poolOf = ({ pools }: CognitoContext, input: AwsInput): Pool => {
  const pool = pools.find(({ poolId }) => poolId === input.UserPoolId)
  if (pool === undefined)
    throw new AwsError('ResourceNotFoundException', `User pool ${input.UserPoolId} does not exist.`)
  return pool
}

export const poolOfClient = ({ pools }: CognitoContext, input: AwsInput): Pool => {
  const pool = pools.find(({ clientId }) => clientId === input.ClientId)
  if (pool === undefined)
    throw new AwsError('ResourceNotFoundException', `User pool client ${input.ClientId} does not exist.`)
  return pool
}

/** The user an Admin operation names; throws UserNotFoundException. */
export const namedUser = (context: CognitoContext, input: AwsInput): CognitoUser =>
  context.users.require(poolOf(context, input).poolId, textOf(input, 'Username'))

/** An object of an input, empty when it is missing. */
export const objectOf = (input: AwsInput, name: string): AwsInput => {
  const value = input[name]
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

/** `[{ Name, Value }]` as a record. */
export const attributesOf = (list: unknown): Record<string, string> =>
  Array.isArray(list) ? Object.fromEntries(list.map((each) => [String(each.Name), String(each.Value ?? '')])) : {}

export const attributeList = (user: CognitoUser) =>
  Object.entries({ sub: user.sub, ...user.attributes }).map(([Name, Value]) => ({ Name, Value }))
