import { createHash } from 'node:crypto'
import {
  CreateKeyCommand,
  GetPublicKeyCommand,
  KMSClient,
  ScheduleKeyDeletionCommand,
  SignCommand,
} from '@aws-sdk/client-kms'
import { exportJWK, importSPKI, type JWK } from 'jose'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { publishedKeys } from '#shared/domain/identity/signingKeys.ts'
import { epochSeconds } from '../clock/clock.ts'
import { config } from '../config/config.ts'
import { held } from '../held/held.ts'
import { readsInRehearsal } from '../held/rehearsal.ts'
import { signingKeys } from './signingKeyRing.ts'
import { signingKeyTag } from './signingKeyTag.ts'

const kms = held(() => readsInRehearsal(new KMSClient({})))

interface PublicKey {
  /** ARN, whatever name the key was asked for by. */
  readonly arn: string
  readonly jwk: JWK
}

const load = async (keyId: string): Promise<PublicKey> => {
  const { KeyId: arn, PublicKey } = await kms().send(new GetPublicKeyCommand({ KeyId: keyId }))
  if (arn === undefined || PublicKey === undefined) throw new Error('The signing key has no public key.')
  const der = Buffer.from(PublicKey).toString('base64')
  const pem = `-----BEGIN PUBLIC KEY-----\n${der.match(/.{1,64}/g)?.join('\n') ?? ''}\n-----END PUBLIC KEY-----`
  const jwk = await exportJWK(await importSPKI(pem, 'RS256', { extractable: true }))
  const kid = createHash('sha256').update(Buffer.from(PublicKey)).digest('base64url').slice(0, 16)
  return { arn, jwk: { ...jwk, kid, alg: 'RS256', use: 'sig' } }
}

/** A key's public half never changes: asked for once. */
const loaded = held(() => new Map<string, Promise<PublicKey>>())

const publicKey = (keyId: string): Promise<PublicKey> => {
  const keys = loaded()
  const key = keys.get(keyId) ?? load(keyId)
  keys.set(keyId, key)
  key.catch(() => keys.delete(keyId))
  return key
}

/** The public halves of the region's signing keys, as the JWKS publishes them; the one that signs comes first. */
export const publicJwks = async (now: Instant): Promise<JWK[]> => {
  const keys = publishedKeys(await signingKeys(epochSeconds(now)))
  return Promise.all(keys.map(async ({ keyId }) => (await publicKey(keyId)).jwk))
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Signs claims as an RS256 JWT with the current key. The private key never leaves KMS. */
export const signJwt = async (claims: Readonly<Record<string, unknown>>, now: Instant): Promise<string> => {
  const { current } = await signingKeys(epochSeconds(now))
  const { kid } = (await publicKey(current.keyId)).jwk
  const message = `${part({ alg: 'RS256', typ: 'JWT', kid })}.${part(claims)}`
  const { Signature } = await kms().send(
    new SignCommand({
      KeyId: current.keyId,
      Message: Buffer.from(message),
      MessageType: 'RAW',
      SigningAlgorithm: 'RSASSA_PKCS1_V1_5_SHA_256',
    }),
  )
  if (Signature === undefined) throw new Error('KMS did not sign.')
  return `${message}.${Buffer.from(Signature).toString('base64url')}`
}

/** The ARN of a signing key, by any of its names. */
export const signingKeyArn = async (keyId: string): Promise<string> => (await publicKey(keyId)).arn

/** Makes another signing key in KMS and answers its ARN. The tag is what lets functions sign with it. */
export const createSigningKey = async (): Promise<string> => {
  const { KeyMetadata } = await kms().send(
    new CreateKeyCommand({
      Description: `Signs access tokens of the region ${config.region} (RS256).`,
      KeySpec: 'RSA_2048',
      KeyUsage: 'SIGN_VERIFY',
      Tags: [{ TagKey: signingKeyTag, TagValue: config.region }],
    }),
  )
  if (KeyMetadata?.Arn === undefined) throw new Error('KMS made no key.')
  return KeyMetadata.Arn
}

/** Days in which a key that was taken back can still be kept from being deleted. */
const regretDays = 30

/** Has KMS delete a key that signs no more and whose tokens are dead. */
export const deleteSigningKey = async (keyArn: string): Promise<void> => {
  await kms().send(new ScheduleKeyDeletionCommand({ KeyId: keyArn, PendingWindowInDays: regretDays }))
}
