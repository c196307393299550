import { createHash } from 'node:crypto'
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms'
import { exportJWK, importSPKI, type JWK } from 'jose'
import { config } from '../config/config.ts'

let client: KMSClient | undefined
const kms = () => {
  client ??= new KMSClient({})
  return client
}

let published: Promise<JWK> | undefined

const load = async (): Promise<JWK> => {
  const { PublicKey } = await kms().send(new GetPublicKeyCommand({ KeyId: config.signingKeyId }))
  if (PublicKey === undefined) throw new Error('The signing key has no public key.')
  const der = Buffer.from(PublicKey).toString('base64')
  const pem = `-----BEGIN PUBLIC KEY-----\n${der.match(/.{1,64}/g)?.join('\n') ?? ''}\n-----END PUBLIC KEY-----`
  const jwk = await exportJWK(await importSPKI(pem, 'RS256', { extractable: true }))
  const kid = createHash('sha256').update(Buffer.from(PublicKey)).digest('base64url').slice(0, 16)
  return { ...jwk, kid, alg: 'RS256', use: 'sig' }
}

/** The public half of the key that signs access tokens, as the JWKS publishes it. */
export const publicJwk = (): Promise<JWK> => {
  published ??= load().catch((error: unknown) => {
    published = undefined
    throw error
  })
  return published
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Signs claims as an RS256 JWT. The private key never leaves KMS. */
export const signJwt = async (claims: Readonly<Record<string, unknown>>): Promise<string> => {
  const { kid } = await publicJwk()
  const message = `${part({ alg: 'RS256', typ: 'JWT', kid })}.${part(claims)}`
  const { Signature } = await kms().send(
    new SignCommand({
      KeyId: config.signingKeyId,
      Message: Buffer.from(message),
      MessageType: 'RAW',
      SigningAlgorithm: 'RSASSA_PKCS1_V1_5_SHA_256',
    }),
  )
  if (Signature === undefined) throw new Error('KMS did not sign.')
  return `${message}.${Buffer.from(Signature).toString('base64url')}`
}
