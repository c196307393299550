import type { BodyOf, ResponseOf } from '#shared/contract/operation.ts'
import type {
  addPasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '#shared/contracts/auth/passkeys.ts'

type Creation = ResponseOf<typeof startPasskey>
type Request = ResponseOf<typeof startPasskeySignIn>
type NewPasskey = BodyOf<typeof addPasskey>['passkey']
type Signature = BodyOf<typeof signInWithPasskey>['passkey']

/** Why there is no passkey: the person gave up or took too long, the key is known already, or something else. */
export class PasskeyFailure extends Error {
  readonly reason: 'abandoned' | 'known' | 'other'

  constructor(reason: PasskeyFailure['reason'], cause: unknown) {
    super(`passkey: ${reason}`, { cause })
    this.reason = reason
  }
}

/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

const reasons: Readonly<Record<string, PasskeyFailure['reason']>> = {
  AbortError: 'abandoned',
  InvalidStateError: 'known',
  NotAllowedError: 'abandoned',
}

const unlessFailed = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    throw new PasskeyFailure(reasons[error instanceof Error ? error.name : ''] ?? 'other', error)
  }
}

// Loaded when a passkey is first used.
const browser = () => import('@simplewebauthn/browser')

/** Has the browser make a passkey. @throws {PasskeyFailure} */
export const makePasskey = async (optionsJSON: Creation): Promise<NewPasskey> => {
  const { startRegistration } = await browser()
  return unlessFailed(startRegistration({ optionsJSON })) as Promise<NewPasskey> // what the library adds, the contract drops
}

/** Has a passkey sign. @throws {PasskeyFailure} */
export const signWithPasskey = async (optionsJSON: Request): Promise<Signature> => {
  const { startAuthentication } = await browser()
  return unlessFailed(startAuthentication({ optionsJSON })) as Promise<Signature> // as above
}
