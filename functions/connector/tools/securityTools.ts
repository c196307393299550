import { log } from '#functions/_platform/log/log.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type ConnectorType, isOauthType, type OauthType, type Posture } from '#shared/domain/integration/connectors.ts'
import type { AdaptedByKey, AdaptedBySignIn } from '#shared/domain/integration/toolChoices.ts'
import type { ConnectionRecord, Credentials } from '../store/connections.ts'
import { byKey, bySignIn } from './live/adapters.ts'
import { NotTold } from './notTold.ts'
import { choiceOf } from './offered.ts'

/** What a system tells; with it the credentials that take the place of those it was read by, and what it says of itself. */
export interface Told {
  readonly posture: Posture
  readonly credentials?: Credentials
  readonly metadata?: ConnectionRecord['metadata']
}

/** What came of asking: a posture, that it refuses us, or nothing, so that it is asked again. */
export type Reading =
  | ({ readonly kind: 'read' } & Told)
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'unanswered'; readonly why: string; readonly wait?: number | undefined }

/** A system of insureds, with its own way to be asked. */
export interface SecurityTool {
  /** @throws NotTold */
  readonly read: (metadata: ConnectionRecord['metadata'], by: Credentials, now: Instant) => Promise<Told>
}

/** One at whose party somebody signs in. */
export interface SignInTool extends SecurityTool {
  /** Where one signs in at the other party, and by which name it knows the platform. */
  readonly signIn: () => { readonly authorizationPage: string; readonly clientId: string }
  /** What a code is good for; undefined where the other party takes it for none of its own. @throws NotTold */
  readonly exchange: (code: OauthCode) => Promise<OauthGrant | undefined>
  /** Hands a grant back, where the other party documents how. @throws NotTold */
  readonly giveBack?: (by: Credentials) => Promise<void>
}

export interface OauthCode {
  readonly code: string
  readonly codeVerifier: string
  readonly redirectUri: string
}

interface OauthGrant {
  readonly credentials: Credentials
  readonly metadata: ConnectionRecord['metadata']
}

const isKeyed = (type: ConnectorType): type is AdaptedByKey => type in byKey
const isSignedIn = (type: ConnectorType): type is AdaptedBySignIn => type in bySignIn

/** The tool of a kind, as the deployment chooses it. @throws Error where it is not offered */
const securityTool = async (type: ConnectorType): Promise<SecurityTool> => {
  const choice = choiceOf(type)
  if (choice === 'sandbox') return (await import('./sandboxTools.ts')).sandboxTool(type)
  if (choice === 'live' && isKeyed(type)) return byKey[type]()
  if (typeof choice === 'object' && isSignedIn(type)) return bySignIn[type](choice)
  throw new Error(`SECURITY_TOOLS says of ${type} what it cannot be.`)
}

/** The tool of a kind with a sign-in. */
export const signInTool = async (type: OauthType): Promise<SignInTool> => {
  const tool = await securityTool(type)
  // Each kind with a sign-in has it in each of its tools.
  return tool as SignInTool
}

/** What a system tells, or why it does not; the log holds nothing of the credentials. */
export const readTool = async (
  { connectorType, metadata }: Pick<ConnectionRecord, 'connectorType' | 'metadata'>,
  by: Credentials,
  now: Instant,
): Promise<Reading> => {
  // It was connected while it was offered.
  if (choiceOf(connectorType) === undefined) return { kind: 'refused', why: 'This system is not offered any more.' }
  try {
    return { kind: 'read', ...(await (await securityTool(connectorType)).read(metadata, by, now)) }
  } catch (error) {
    if (!(error instanceof NotTold)) throw error
    const { kind, message: why, wait } = error
    log.warn('a system of an insured did not tell', { connectorType, kind, why })
    return kind === 'refused' ? { kind, why } : { kind, why, wait }
  }
}

/** What a code is good for; nothing where its party does not say. */
export const exchanged = async (type: OauthType, code: OauthCode): Promise<OauthGrant | undefined> => {
  try {
    return await (await signInTool(type)).exchange(code)
  } catch (error) {
    if (!(error instanceof NotTold)) throw error
    log.warn('a sign-in at another party gave nothing', { connectorType: type, why: error.message })
    return undefined
  }
}

/** Hands a grant back to its party, if that is still offered and documents how. @throws NotTold, so that it is tried again */
export const gaveBack = async (type: ConnectorType, by: Credentials): Promise<void> => {
  if (choiceOf(type) === undefined || !isOauthType(type)) return
  await (await signInTool(type)).giveBack?.(by)
}
