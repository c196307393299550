import type { WebAuthnCredential } from '@simplewebauthn/server'
import { z } from 'zod'
import { log } from '#functions/_platform/log/log.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import type { PasskeyAssertion, PasskeyRegistration } from '#shared/contracts/auth/passkey.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type PasskeyPurpose, takeChallenge } from '../store/passkeyChallenges.ts'
import { type PasskeyRecord, passkeys } from '../store/passkeys.ts'
import { relyingParty } from './relyingParty.ts'

// Certificates and CBOR take their time to load, and few requests need them.
const webAuthn = () => import('@simplewebauthn/server')

const ClientData = z.object({ challenge: z.string() })

/** The challenge that a browser says it has had signed; empty for what is no client data. */
const challengeIn = (clientDataJson: string): string => {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString())).challenge
  } catch {
    return ''
  }
}

/** The result, or undefined when the library refuses what it was given. */
const unlessRefused = async <Result>(verify: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await verify
  } catch (error) {
    log.info('a passkey was refused', { reason: error instanceof Error ? error.message : 'unknown' })
    return undefined
  }
}

/** What is kept of a new passkey; undefined when it was not made for this challenge, domain and a verified user. */
export const verifyNewPasskey = async (
  { response, ...passkey }: PasskeyRegistration,
  purpose: PasskeyPurpose,
  now: Instant,
): Promise<Pick<PasskeyRecord, 'counter' | 'credentialId' | 'isSynced' | 'publicKey' | 'transports'> | undefined> => {
  const challenge = challengeIn(response.clientDataJSON)
  if (!(await takeChallenge(challenge, purpose, now))) return undefined
  const { verifyRegistrationResponse } = await webAuthn()
  const { transports = [], ...rest } = response
  const { id, origin } = relyingParty()
  const result = await unlessRefused(
    verifyRegistrationResponse({
      response: { ...passkey, response: { ...rest, transports } } as RegistrationResponse,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    }),
  )
  if (result?.verified !== true) return undefined
  const { credential, credentialBackedUp } = result.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
    isSynced: credentialBackedUp,
  }
}

// The contract's optional fields may be undefined, the library's may only be absent; zod leaves them out.
type RegistrationResponse = Parameters<
  typeof import('@simplewebauthn/server')['verifyRegistrationResponse']
>[0]['response']
type AuthenticationResponse = Parameters<
  typeof import('@simplewebauthn/server')['verifyAuthenticationResponse']
>[0]['response']

const credentialOf = ({ credentialId, publicKey, counter }: PasskeyRecord): WebAuthnCredential => ({
  id: credentialId,
  publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
  counter,
})

/** The passkey that signed, and the write that notes its use; undefined when it proves nothing. */
export const verifyPasskey = async (
  assertion: PasskeyAssertion,
  purpose: PasskeyPurpose,
  now: Instant,
): Promise<{ readonly passkey: Stored<PasskeyRecord>; readonly used: Write } | undefined> => {
  const challenge = challengeIn(assertion.response.clientDataJSON)
  if (!(await takeChallenge(challenge, purpose, now))) return undefined
  const passkey = await passkeys.byUnique('credential', assertion.id)
  if (passkey === undefined || ('userId' in purpose && purpose.userId !== passkey.userId)) return undefined
  const { verifyAuthenticationResponse } = await webAuthn()
  const { id, origin } = relyingParty()
  const result = await unlessRefused(
    verifyAuthenticationResponse({
      response: assertion as AuthenticationResponse,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: credentialOf(passkey),
      requireUserVerification: true,
    }),
  )
  if (result?.verified !== true) return undefined
  const { newCounter: counter, credentialBackedUp: isSynced } = result.authenticationInfo
  return { passkey, used: passkeys.update(passkey, { ...passkey, counter, isSynced, lastUsedAt: now }) }
}
