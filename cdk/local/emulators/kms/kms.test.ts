import { createHash, createPublicKey, verify } from 'node:crypto'
import { join } from 'node:path'
import {
  CreateKeyCommand,
  DecryptCommand,
  DescribeKeyCommand,
  EncryptCommand,
  GetPublicKeyCommand,
  KMSClient,
  ListResourceTagsCommand,
  ScheduleKeyDeletionCommand,
  SignCommand,
} from '@aws-sdk/client-kms'
import { expect, test } from 'vitest'
import { scratchFolder } from '../../testing/scratch.ts'
import { startKms } from './kms.ts'

const KeyId = 'alias/palisade-us-signing'
const file = join(scratchFolder(), 'keys.sqlite')
const start = async () => {
  const kms = await startKms({ file, aliases: { [KeyId]: { purpose: 'tokens' } } })
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' }
  return { kms, client: new KMSClient({ endpoint: kms.url, region: 'us-east-1', credentials }) }
}

test('signs as KMS does, with a key that outlives a restart', async () => {
  const first = await start()
  const { PublicKey } = await first.client.send(new GetPublicKeyCommand({ KeyId }))
  await first.kms.stop()
  const { kms, client } = await start()
  const key = createPublicKey({ key: Buffer.from(PublicKey ?? []), type: 'spki', format: 'der' })
  const message = Buffer.from('head.claims')
  const SigningAlgorithm = 'RSASSA_PKCS1_V1_5_SHA_256'
  const raw = await client.send(new SignCommand({ KeyId, Message: message, MessageType: 'RAW', SigningAlgorithm }))
  const Message = createHash('sha256').update(message).digest()
  const digest = await client.send(new SignCommand({ KeyId, Message, MessageType: 'DIGEST', SigningAlgorithm }))
  for (const { Signature } of [raw, digest])
    expect(verify('sha256', message, key, Signature ?? Buffer.alloc(0))).toBe(true)
  expect((await client.send(new DescribeKeyCommand({ KeyId }))).KeyMetadata?.KeySpec).toBe('RSA_2048')
  const { CiphertextBlob } = await client.send(new EncryptCommand({ KeyId, Plaintext: Buffer.from('secret') }))
  const { Plaintext } = await client.send(new DecryptCommand({ CiphertextBlob }))
  expect(Buffer.from(Plaintext ?? []).toString()).toBe('secret')
  await expect(client.send(new DescribeKeyCommand({ KeyId: 'none' }))).rejects.toMatchObject({
    name: 'NotFoundException',
  })
  await kms.stop()
})

test('makes keys, and one that is to be deleted signs no more', async () => {
  const first = await start()
  const { KeyMetadata } = await first.client.send(
    new CreateKeyCommand({
      KeySpec: 'RSA_2048',
      KeyUsage: 'SIGN_VERIFY',
      Tags: [{ TagKey: 'purpose', TagValue: 'more' }],
    }),
  )
  const made = KeyMetadata?.Arn
  await first.kms.stop()
  const { kms, client } = await start()
  const sign = () =>
    client.send(
      new SignCommand({ KeyId: made, Message: Buffer.from('x'), SigningAlgorithm: 'RSASSA_PKCS1_V1_5_SHA_256' }),
    )
  expect((await sign()).Signature).toHaveLength(256)
  const tagsOf = async (key: string | undefined) =>
    (await client.send(new ListResourceTagsCommand({ KeyId: key }))).Tags
  expect(await tagsOf(KeyId)).toEqual([{ TagKey: 'purpose', TagValue: 'tokens' }])
  expect(await tagsOf(made)).toEqual([{ TagKey: 'purpose', TagValue: 'more' }])
  await expect(client.send(new ScheduleKeyDeletionCommand({ KeyId }))).rejects.toMatchObject({
    name: 'NotFoundException',
  })
  await client.send(new ScheduleKeyDeletionCommand({ KeyId: made, PendingWindowInDays: 30 }))
  await expect(sign()).rejects.toMatchObject({ name: 'KMSInvalidStateException' })
  expect((await client.send(new DescribeKeyCommand({ KeyId: made }))).KeyMetadata?.KeyState).toBe('PendingDeletion')
  await kms.stop()
})
