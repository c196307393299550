import { z } from 'zod'

/** Bytes as WebAuthn writes them in JSON. */
const Base64Url = z
  .string()
  .regex(/^[\w-]*$/)
  .max(20_000)

const AuthenticatorAttachment = z.enum(['cross-platform', 'platform'])

/** How an authenticator is reached: `internal`, `hybrid`, `usb` … and what browsers will think of. */
const Transport = z.string().max(40)

const KnownPasskey = z.object({
  id: Base64Url,
  type: z.literal('public-key'),
  transports: z.array(Transport),
})

/** What a new passkey is made for (WebAuthn Level 3, PublicKeyCredentialCreationOptionsJSON); `timeout` in milliseconds. */
export const PasskeyCreation = z.object({
  challenge: Base64Url,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: Base64Url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(KnownPasskey),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
  attestation: z.literal('none'),
})

/** What a passkey is asked to sign (PublicKeyCredentialRequestOptionsJSON). */
export const PasskeyRequest = z.object({
  challenge: Base64Url,
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(KnownPasskey).describe('Empty: whichever the browser offers.'),
})

/** A new passkey (RegistrationResponseJSON). */
export const PasskeyRegistration = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  authenticatorAttachment: AuthenticatorAttachment.optional(),
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(Transport).max(10).optional(),
  }),
})

/** A passkey's signature (AuthenticationResponseJSON). */
export const PasskeyAssertion = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  authenticatorAttachment: AuthenticatorAttachment.optional(),
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.optional(),
  }),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>
