import type { ConnectorType, OauthType } from './connectors.ts'

/** The systems that are asked at their real party by a key, a token or a user, and those by a sign-in there. */
export const adaptedByKey = ['AWS', 'CLOUDFLARE', 'QUALYSVM'] as const satisfies readonly ConnectorType[]
export const adaptedBySignIn = ['GOOGLEWORKSPACE', 'MICROSOFT'] as const satisfies readonly OauthType[]
export type AdaptedByKey = (typeof adaptedByKey)[number]
export type AdaptedBySignIn = (typeof adaptedBySignIn)[number]

/** By which the party of a sign-in knows the platform. */
export interface SignInClient {
  readonly clientId: string
}

/**
 * Which systems of insureds a deployment offers: none, all of them as the sandbox invents them, or some by name, each of the
 * sandbox or of its real party.
 */
export type ToolChoices =
  | 'none'
  | 'sandbox'
  | {
      readonly [Type in ConnectorType]?:
        | 'sandbox'
        | (Type extends AdaptedByKey ? 'live' : never)
        | (Type extends AdaptedBySignIn ? SignInClient : never)
    }
