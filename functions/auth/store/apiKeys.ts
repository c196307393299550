import type { Actor } from '#functions/_platform/auth/actor.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { ApiKey } from '#shared/contracts/auth/apiKeys.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { KeyEnvironment } from '#shared/domain/identity/apiKeys.ts'
import type { FreeHand } from '#shared/domain/identity/assistants.ts'
import type { ApiKeyId } from '#shared/domain/ids/ids.ts'
import type { AccountType, Permission } from '#shared/permissions.ts'

/** A key with which machines of an organization work; of its secret the SHA-256 alone is kept. */
export interface ApiKeyRecord {
  readonly id: string
  readonly name: string
  readonly environment: KeyEnvironment
  readonly accountType: AccountType
  readonly organizationId: string
  /** For whom it acts: who made it, or last gave it a new secret. Without that one it opens nothing. */
  readonly userId: string
  readonly createdBy: string
  readonly scopes: readonly Permission[]
  readonly addresses: readonly string[]
  /** An assistant works with it, which asks people but for what it may do freely. */
  readonly assistant: boolean
  readonly freely: readonly FreeHand[]
  readonly enabled: boolean
  readonly createdAt: Instant
  readonly expiresAt: Instant
  /** For how many days a secret is given. */
  readonly days: number
  readonly secretHash: string
  /** How the secret begins. */
  readonly prefix: string
  /** The secret before, which works until then. */
  readonly previous?: { readonly hash: string; readonly until: Instant }
  readonly lastUsedAt?: Instant
  readonly lastUsedFrom?: string
  /** When its secret was found where it does not belong; gone with the next secret. */
  readonly leakedAt?: Instant
}

/** The list of an organization's keys. */
export const keysOf = ({ accountType, organizationId }: Pick<ApiKeyRecord, 'accountType' | 'organizationId'>) =>
  `keys:${accountType}:${organizationId}`

/** A key as its organization sees it. */
export const apiKeyRow = (key: ApiKeyRecord): ApiKey => ({
  id: key.id as ApiKeyId,
  name: key.name,
  environment: key.environment,
  prefix: key.prefix,
  scopes: [...key.scopes],
  addresses: [...key.addresses],
  assistant: key.assistant,
  freely: [...key.freely],
  enabled: key.enabled,
  created: key.createdAt,
  createdBy: key.createdBy,
  expiresAt: key.expiresAt,
  ...(key.lastUsedAt !== undefined && { lastUsedAt: key.lastUsedAt }),
  ...(key.lastUsedFrom !== undefined && { lastUsedFrom: key.lastUsedFrom }),
  ...(key.leakedAt !== undefined && { leakedAt: key.leakedAt }),
  ...(key.previous !== undefined && { previousUntil: key.previous.until }),
})

export const apiKeys = defineRecord({
  kind: 'apiKey',
  notFound: 'apiKey.notFound',
  // 2: secrets are found by their hashes. 3: assistants work with some.
  version: 3,
  history: { hides: ['previous', 'secretHash', 'userId'], unremarkable: ['lastUsedAt', 'lastUsedFrom'] },
  from: { 1: (old: unknown) => old, 2: (old: object) => ({ ...old, assistant: false, freely: [] }) },
  unique: {
    secret: (key: ApiKeyRecord) => key.secretHash,
    secretBefore: (key: ApiKeyRecord) => key.previous?.hash,
  },
  list: {
    scopes: (key: ApiKeyRecord) => [keysOf(key)],
    sorts: { created: (key: ApiKeyRecord) => key.createdAt },
    summary: apiKeyRow,
  },
})

/** The key, if it is of the actor's organization. */
export const requireKey = (id: string, actor: Actor): Promise<Stored<ApiKeyRecord>> =>
  apiKeys.require(id, (key) => keysOf(key) === keysOf(actor))
