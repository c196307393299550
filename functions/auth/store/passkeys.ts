import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** A user's passkey: the public half of a key that the user's device or key ring keeps. */
export interface PasskeyRecord {
  readonly id: string
  readonly userId: string
  readonly name: string
  /** The id the authenticator gave it, base64url; nobody else's has it. */
  readonly credentialId: string
  /** COSE key, base64url. */
  readonly publicKey: string
  /** How often the authenticator says it was used; one that falls behind is a copy. */
  readonly counter: number
  readonly transports: readonly string[]
  /** Kept by a service that copies it to other devices. */
  readonly isSynced: boolean
  readonly createdAt: Instant
  readonly lastUsedAt?: string
}

export const passkeys = defineRecord({
  kind: 'passkey',
  notFound: 'passkey.notFound',
  unique: { credential: (passkey: PasskeyRecord) => passkey.credentialId },
  list: {
    scopes: ({ userId }: PasskeyRecord) => [`user:${userId}`],
    sorts: { created: (passkey: PasskeyRecord) => passkey.createdAt },
    summary: (passkey: PasskeyRecord): PasskeyRow => passkeyRow(passkey),
  },
})

/** More than anybody has; all of them go in one transaction with their user. */
export const mostPasskeys = 10

export interface PasskeyRow {
  id: string
  name: string
  isSynced: boolean
  createdAt: Instant
  lastUsedAt?: string
}

/** A passkey as its user sees it. */
export const passkeyRow = ({ id, name, isSynced, createdAt, lastUsedAt }: PasskeyRecord): PasskeyRow => ({
  id,
  name,
  isSynced,
  createdAt,
  ...(lastUsedAt !== undefined && { lastUsedAt }),
})

/** A user's passkeys as lists show them, the newest first. */
export const passkeysOf = async (userId: string): Promise<PasskeyRow[]> =>
  (await passkeys.every({ scopes: [`user:${userId}`] })).toReversed()
