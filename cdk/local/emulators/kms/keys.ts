import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { AwsError } from '../../http/awsCall.ts'
import { openStore } from '../../storage/store.ts'

export interface Key {
  readonly alias: string
  readonly keyId: string
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
  /** For Encrypt and Decrypt, which in AWS belong to a symmetric key. */
  readonly secret: Buffer
}

const schema = `CREATE TABLE IF NOT EXISTS key (alias TEXT PRIMARY KEY, keyId TEXT NOT NULL, privateKey TEXT NOT NULL, secret BLOB NOT NULL)`

/** The keys of the KMS emulator: RSA-2048, kept in a file so that tokens stay valid over a restart. */
export async function openKeys(file: string, aliases: readonly string[]) {
  const store = openStore(file, schema)
  for (const alias of aliases) await ensure(store, alias)
  const keys = store.prepare('SELECT alias, keyId, privateKey, secret FROM key').all().map(toKey)
  return {
    /** A key by alias, id or ARN; throws the NotFoundException of KMS. */
    find(name: string): Key {
      const key = keys.find(
        ({ alias, keyId }) =>
          name === alias || name === keyId || name.endsWith(`/${keyId}`) || name.endsWith(`:${alias}`),
      )
      if (key === undefined) throw new AwsError('NotFoundException', `Key '${name}' does not exist`)
      return key
    },
    close: () => store.close(),
  }
}

const ensure = async (store: DatabaseSync, alias: string): Promise<void> => {
  if (store.prepare('SELECT 1 FROM key WHERE alias = ?').get(alias) !== undefined) return
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  store
    .prepare('INSERT INTO key (alias, keyId, privateKey, secret) VALUES (?, ?, ?, ?)')
    .run(alias, randomUUID(), pem, randomBytes(32))
}

const toKey = (row: Record<string, unknown>): Key => {
  const privateKey = createPrivateKey(String(row.privateKey))
  return {
    alias: String(row.alias),
    keyId: String(row.keyId),
    privateKey,
    publicKey: createPublicKey(privateKey),
    secret: row.secret instanceof Uint8Array ? Buffer.from(row.secret) : Buffer.alloc(32),
  }
}
