import { constants, createCipheriv, createDecipheriv, privateEncrypt, randomBytes, sign, verify } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import { AwsError, type AwsInput, awsJson, textOf } from '../../http/awsCall.ts'
import { listen } from '../../http/listen.ts'
import type { Emulator } from '../dynamodb.ts'
import { type Key, openKeys, type Tags } from './keys.ts'

/**
 * KMS: CreateKey, Sign, Verify, GetPublicKey, DescribeKey, ListResourceTags, ScheduleKeyDeletion with RSA-2048 keys, Encrypt
 * and Decrypt with AES-256-GCM.
 */
export async function startKms(settings: {
  readonly file: string
  readonly aliases: Readonly<Record<string, Tags>>
  readonly port?: number
}): Promise<Emulator> {
  const keys = await openKeys(settings.file, settings.aliases)
  const keyOf = (input: AwsInput) => keys.usable(textOf(input, 'KeyId'))
  const described = (key: Key, awsRegion: string) => metadata(key, awsRegion, keys.deletionOf(key))
  const server = await listen(
    awsJson({
      CreateKey: async (input, awsRegion) => {
        demandSigningKey(input)
        return { KeyMetadata: described(await keys.create(tagsGiven(input)), awsRegion) }
      },
      Decrypt: (input) => decrypt((keyId) => keys.usable(keyId), textOf(input, 'CiphertextBlob')),
      DescribeKey: (input, awsRegion) => ({ KeyMetadata: described(keys.find(textOf(input, 'KeyId')), awsRegion) }),
      Encrypt: (input, awsRegion) => encrypt(keyOf(input), textOf(input, 'Plaintext'), awsRegion),
      GetPublicKey: (input, awsRegion) => publicKey(keyOf(input), awsRegion),
      ListResourceTags: (input) => ({
        Tags: Object.entries(keys.tagsOf(keys.find(textOf(input, 'KeyId')))).map(([TagKey, TagValue]) => ({
          TagKey,
          TagValue,
        })),
      }),
      ScheduleKeyDeletion: (input, awsRegion) => {
        // By id or ARN, never by alias, as in KMS.
        const key = textOf(input, 'KeyId').startsWith('alias/') ? undefined : keyOf(input)
        if (key === undefined) throw new AwsError('NotFoundException', 'Invalid keyId')
        const days = typeof input.PendingWindowInDays === 'number' ? input.PendingWindowInDays : 30
        const dueAt = Date.now() + days * 86_400_000
        keys.scheduleDeletion(key, dueAt)
        return { KeyId: arn(key, awsRegion), KeyState: 'PendingDeletion', DeletionDate: Math.floor(dueAt / 1000) }
      },
      Sign: (input, awsRegion) => signMessage(keyOf(input), input, awsRegion),
      Verify: (input, awsRegion) => verifyMessage(keyOf(input), input, awsRegion),
    }),
    settings.port,
  )
  return {
    url: server.url,
    async stop() {
      await server.stop()
      keys.close()
    },
  }
}

const algorithm = 'RSASSA_PKCS1_V1_5_SHA_256'
const arn = (key: Key, awsRegion: string) => `arn:aws:kms:${awsRegion}:000000000000:key/${key.keyId}`

const demandSigningKey = (input: AwsInput): void => {
  if (input.KeySpec !== 'RSA_2048' || input.KeyUsage !== 'SIGN_VERIFY')
    throw new AwsError('UnsupportedOperationException', 'The local KMS makes RSA_2048 keys for SIGN_VERIFY only.')
}

const tagShape = z.object({ TagKey: z.string(), TagValue: z.string() }).array().default([])

const tagsGiven = ({ Tags }: AwsInput): Tags =>
  Object.fromEntries(tagShape.parse(Tags).map(({ TagKey, TagValue }) => [TagKey, TagValue]))

const metadata = (key: Key, awsRegion: string, deletedAt: number | undefined) => ({
  AWSAccountId: '000000000000',
  Arn: arn(key, awsRegion),
  Enabled: deletedAt === undefined,
  KeyId: key.keyId,
  KeySpec: 'RSA_2048',
  KeyState: deletedAt === undefined ? 'Enabled' : 'PendingDeletion',
  ...(deletedAt !== undefined && { DeletionDate: Math.floor(deletedAt / 1000) }),
  KeyUsage: 'SIGN_VERIFY',
  SigningAlgorithms: [algorithm],
})

const publicKey = (key: Key, awsRegion: string) => ({
  KeyId: arn(key, awsRegion),
  KeySpec: 'RSA_2048',
  KeyUsage: 'SIGN_VERIFY',
  PublicKey: key.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  SigningAlgorithms: [algorithm],
})

const messageOf = (input: AwsInput): Buffer => {
  if (input.SigningAlgorithm !== algorithm)
    throw new AwsError('InvalidKeyUsageException', `The local key signs with ${algorithm} only.`)
  return Buffer.from(textOf(input, 'Message'), 'base64')
}

const signAsync = promisify(sign)

const signMessage = async (key: Key, input: AwsInput, awsRegion: string) => {
  const message = messageOf(input)
  if (input.MessageType !== 'DIGEST' && message.length > 4096)
    throw new AwsError('ValidationException', 'A RAW message may have 4096 bytes at most.')
  const signature =
    input.MessageType === 'DIGEST'
      ? privateEncrypt(
          { key: key.privateKey, padding: constants.RSA_PKCS1_PADDING },
          Buffer.concat([sha256Prefix, message]),
        )
      : await signAsync('sha256', message, key.privateKey)
  return { KeyId: arn(key, awsRegion), Signature: signature.toString('base64'), SigningAlgorithm: algorithm }
}

/** DigestInfo of SHA-256 (RFC 8017, 9.2, note 1). */
const sha256Prefix = Buffer.from('3031300d060960864801650304020105000420', 'hex')

const verifyMessage = (key: Key, input: AwsInput, awsRegion: string) => {
  const valid = verify('sha256', messageOf(input), key.publicKey, Buffer.from(textOf(input, 'Signature'), 'base64'))
  if (!valid) throw new AwsError('KMSInvalidSignatureException', 'The signature does not match.')
  return { KeyId: arn(key, awsRegion), SignatureValid: true, SigningAlgorithm: algorithm }
}

const encrypt = (key: Key, plaintext: string, awsRegion: string) => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key.secret, iv)
  const body = Buffer.concat([cipher.update(Buffer.from(plaintext, 'base64')), cipher.final()])
  const blob = Buffer.concat([Buffer.from(key.keyId), iv, cipher.getAuthTag(), body])
  return {
    KeyId: arn(key, awsRegion),
    CiphertextBlob: blob.toString('base64'),
    EncryptionAlgorithm: 'SYMMETRIC_DEFAULT',
  }
}

const decrypt = (find: (keyId: string) => Key, blob: string) => {
  const bytes = Buffer.from(blob, 'base64')
  const key = find(bytes.subarray(0, 36).toString())
  const cipher = createDecipheriv('aes-256-gcm', key.secret, bytes.subarray(36, 48)).setAuthTag(bytes.subarray(48, 64))
  try {
    const plain = Buffer.concat([cipher.update(bytes.subarray(64)), cipher.final()])
    return { Plaintext: plain.toString('base64'), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' }
  } catch {
    throw new AwsError('InvalidCiphertextException', 'The ciphertext is not of this key.')
  }
}
