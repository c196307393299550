import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { openStore } from '../../storage/store.ts'

/** What a code or an access token stands for. */
export interface Grant {
  readonly organization: string
  readonly email: string
  readonly clientId: string
  readonly redirectUri: string
  readonly nonce: string | undefined
  /** PKCE (RFC 7636), S256. */
  readonly codeChallenge: string | undefined
  /** Epoch seconds. */
  readonly authenticatedAt: number
}

const schema = `
CREATE TABLE IF NOT EXISTS token (id TEXT PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL, expiresAt INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS signingKey (id INTEGER PRIMARY KEY, pem TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS certificate (id INTEGER PRIMARY KEY, pem TEXT NOT NULL);`

const newKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/** Codes, access tokens, the signing key and its certificate of the sandbox identity provider. */
export function openOidcStore(file: string) {
  const store = openStore({ file, schema })
  store.prepare('DELETE FROM token WHERE expiresAt < ?').run(Date.now())

  const read = (kind: 'access' | 'code', id: string): Grant | undefined => {
    const row = store
      .prepare('SELECT body FROM token WHERE id = ? AND kind = ? AND expiresAt > ?')
      .get(id, kind, Date.now())
    return row && JSON.parse(String(row.body))
  }

  return {
    issue(kind: 'access' | 'code', grant: Grant, seconds: number): string {
      const id = `${kind}-${randomUUID()}${randomUUID()}`
      store
        .prepare('INSERT INTO token (id, kind, body, expiresAt) VALUES (?, ?, ?, ?)')
        .run(id, kind, JSON.stringify(grant), Date.now() + seconds * 1000)
      return id
    },
    /** What a code stands for, once. */
    takeCode(code: string): Grant | undefined {
      const grant = read('code', code)
      store.prepare('DELETE FROM token WHERE id = ?').run(code)
      return grant
    },
    grantOfAccess: (token: string) => read('access', token),
    /** PEM of the private key, made once. */
    signingKey(): string {
      const known = store.prepare('SELECT pem FROM signingKey WHERE id = 1').get()
      if (known !== undefined) return String(known.pem)
      const pem = newKey()
      store.prepare('INSERT INTO signingKey (id, pem) VALUES (1, ?)').run(pem)
      return pem
    },
    /** PEM of the key's certificate, kept as it was made first. */
    async certificate(make: (privateKey: string) => Promise<string>): Promise<string> {
      const known = () => store.prepare('SELECT pem FROM certificate WHERE id = 1').get()
      const before = known()
      if (before !== undefined) return String(before.pem)
      const pem = await make(this.signingKey())
      store.prepare('INSERT OR IGNORE INTO certificate (id, pem) VALUES (1, ?)').run(pem)
      return String(known()?.pem ?? pem)
    },
    close: () => store.close(),
  }
}
