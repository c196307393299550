import { config } from '#functions/_platform/config/config.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { ConnectorType, OauthType, Posture } from '#shared/domain/integration/connectors.ts'
import type { ConnectionRecord, Credentials } from '../store/connections.ts'

/** What came of asking: a posture, that it refuses us, or nothing, so that it is asked again. */
export type Reading =
  | { readonly kind: 'read'; readonly posture: Posture }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'unanswered'; readonly why: string }

/** The systems of insureds, each with its own way to be asked. It always answers. */
export interface SecurityTools {
  readonly read: (of: Pick<ConnectionRecord, 'connectorType' | 'metadata'>, by: Credentials) => Promise<Reading>
  /** Where one signs in at the other party, and by which name it knows the platform. */
  readonly signIn: (type: OauthType) => { readonly authorizationPage: string; readonly clientId: string }
  /** What a code is good for; undefined where the other party takes it for none of its own. */
  readonly exchange: (code: OauthCode) => Promise<OauthGrant | undefined>
  /** The account's organization at Leen, made when it is first asked for. */
  readonly leenOrganization: (accountId: string) => Promise<string>
  readonly leenInvitation: (of: LeenInvited, now: Instant) => Promise<LeenInvitation>
}

interface LeenInvited {
  readonly organizationId: string
  readonly connectorType: ConnectorType
}

interface LeenInvitation {
  readonly token: string
  readonly expiresAt: Instant
}

interface OauthCode {
  readonly connectorType: OauthType
  readonly code: string
  readonly codeVerifier: string
  readonly redirectUri: string
}

interface OauthGrant {
  readonly credentials: Credentials
  readonly metadata: ConnectionRecord['metadata']
}

/** The tools a deployment may choose of; loaded when they are first asked. Where there are none, nobody asks. */
const choices: Readonly<Record<string, () => Promise<SecurityTools>>> = {
  sandbox: async () => (await import('./sandboxTools.ts')).sandboxTools,
}

export const securityTools = (): Promise<SecurityTools> => {
  const choice = choices[config.securityTools]
  if (choice === undefined)
    throw new Error(`SECURITY_TOOLS is "${config.securityTools}"; it must be one of ${Object.keys(choices)}.`)
  return choice()
}
