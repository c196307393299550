import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import { promisify } from 'node:util'
import { AwsError } from '../../http/awsCall.ts'
import { openStore } from '../../storage/store.ts'

export interface Key {
  /** A key without an alias goes by its id. */
  readonly alias: string
  readonly keyId: string
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
  /** For Encrypt and Decrypt, which in AWS belong to a symmetric key. */
  readonly secret: Buffer
}

const schema = `
CREATE TABLE IF NOT EXISTS key (alias TEXT PRIMARY KEY, keyId TEXT NOT NULL, privateKey TEXT NOT NULL, secret BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS deletion (keyId TEXT PRIMARY KEY, dueAt INTEGER NOT NULL);`

/** The keys of the KMS emulator: RSA-2048, kept in a file so that tokens stay valid over a restart. */
export async function openKeys(file: string, aliases: readonly string[]) {
  const store = openStore(file, schema)
  const insert = async (keyId: string, alias: string): Promise<void> => {
    const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
    const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    store
      .prepare('INSERT INTO key (alias, keyId, privateKey, secret) VALUES (?, ?, ?, ?)')
      .run(alias, keyId, pem, randomBytes(32))
  }
  for (const alias of aliases)
    if (store.prepare('SELECT 1 FROM key WHERE alias = ?').get(alias) === undefined) await insert(randomUUID(), alias)

  const read = () => store.prepare('SELECT alias, keyId, privateKey, secret FROM key').all().map(toKey)
  let keys = read()

  const find = (name: string): Key => {
    const key = keys.find(
      ({ alias, keyId }) =>
        name === alias || name === keyId || name.endsWith(`/${keyId}`) || name.endsWith(`:${alias}`),
    )
    if (key === undefined) throw new AwsError('NotFoundException', `Key '${name}' does not exist`)
    return key
  }
  const deletionOf = ({ keyId }: Key): number | undefined => {
    const row = store.prepare('SELECT dueAt FROM deletion WHERE keyId = ?').get(keyId)
    return row && Number(row.dueAt)
  }

  return {
    /** A key by alias, id or ARN; throws the NotFoundException of KMS. */
    find,
    /** As `find`; throws KMSInvalidStateException for a key that waits to be deleted. */
    usable(name: string): Key {
      const key = find(name)
      if (deletionOf(key) !== undefined)
        throw new AwsError('KMSInvalidStateException', `Key '${name}' is pending deletion.`)
      return key
    },
    /** Epoch milliseconds; undefined for a key that stays. */
    deletionOf,
    /** Makes another key, without an alias. */
    async create(): Promise<Key> {
      const keyId = randomUUID()
      await insert(keyId, keyId)
      keys = read()
      return find(keyId)
    },
    scheduleDeletion({ keyId }: Key, dueAt: number): void {
      store.prepare('INSERT INTO deletion (keyId, dueAt) VALUES (?, ?)').run(keyId, dueAt)
    },
    close: () => store.close(),
  }
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
