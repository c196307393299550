import type { AnyClient } from '../local/runtime/everyClient.ts'
import { outsideOfFunctions } from './currentFunction.ts'

type Facts = Readonly<Record<string, readonly string[]>>

const known = new WeakMap<AnyClient, Map<string, Promise<Facts>>>()

const ask = async (client: AnyClient, keyId: string): Promise<Facts> => {
  const { DescribeKeyCommand, KMSClient, ListResourceTagsCommand } = await import('@aws-sdk/client-kms')
  if (!(client instanceof KMSClient)) throw new Error('Only KMS knows keys.')
  const { KeyMetadata } = await client.send(new DescribeKeyCommand({ KeyId: keyId }))
  const { Tags = [] } = await client.send(new ListResourceTagsCommand({ KeyId: KeyMetadata?.KeyId }))
  return {
    'kms:KeySpec': [KeyMetadata?.KeySpec ?? ''],
    'kms:KeyUsage': [KeyMetadata?.KeyUsage ?? ''],
    ...Object.fromEntries(Tags.map(({ TagKey, TagValue }) => [`aws:ResourceTag/${TagKey}`, [TagValue ?? '']])),
  }
}

/** What KMS says of a key, asked for once a client, as usage and tags stay; of one that is not there it says nothing. */
export const keyFactsOf =
  (client: AnyClient) =>
  (keyId: string): Promise<Facts> => {
    const keys = known.get(client) ?? new Map<string, Promise<Facts>>()
    known.set(client, keys)
    const facts = keys.get(keyId) ?? outsideOfFunctions(() => ask(client, keyId))
    keys.set(keyId, facts)
    return facts.catch(() => {
      keys.delete(keyId)
      return {}
    })
  }
