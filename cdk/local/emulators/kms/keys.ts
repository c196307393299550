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
CREATE TABLE IF NOT EXISTS deletion (keyId TEXT PRIMARY KEY, dueAt INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS tag (keyId TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (keyId, name));`

export type Tags = Readonly<Record<string, string>>

/**
 * The keys of the KMS emulator: RSA-2048, kept in a file so that tokens stay valid over a restart. Those that are there
 * from the beginning are given by their alias, with their tags.
 */
export async function openKeys(file: string, aliases: Readonly<Record<string, Tags>>) {
  const store = openStore({ file, schema })
  const insert = async (keyId: string, alias: string): Promise<void> => {
    const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
    const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    store
      .prepare('INSERT INTO key (alias, keyId, privateKey, secret) VALUES (?, ?, ?, ?)')
      .run(alias, keyId, pem, randomBytes(32))
  }
  const tag = (keyId: string, tags: Tags): void => {
    for (const [name, value] of Object.entries(tags))
      store.prepare('INSERT OR REPLACE INTO tag (keyId, name, value) VALUES (?, ?, ?)').run(keyId, name, value)
  }
  for (const [alias, tags] of Object.entries(aliases)) {
    const known = () => store.prepare('SELECT keyId FROM key WHERE alias = ?').get(alias)
    if (known() === undefined) await insert(randomUUID(), alias)
    tag(String(known()?.keyId), tags)
  }

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
    async create(tags: Tags): Promise<Key> {
      const keyId = randomUUID()
      await insert(keyId, keyId)
      tag(keyId, tags)
      keys = read()
      return find(keyId)
    },
    tagsOf: ({ keyId }: Key): Tags =>
      Object.fromEntries(
        store
          .prepare('SELECT name, value FROM tag WHERE keyId = ?')
          .all(keyId)
          .map(({ name, value }) => [String(name), String(value)]),
      ),
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
