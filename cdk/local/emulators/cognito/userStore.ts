import { randomUUID } from 'node:crypto'
import { AwsError } from '../../http/awsCall.ts'
import { openStore } from '../../storage/store.ts'

export type Factor = 'EMAIL_OTP' | 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA'

export interface CognitoUser {
  readonly poolId: string
  readonly sub: string
  readonly username: string
  readonly enabled: boolean
  /** EXTERNAL_PROVIDER: somebody who signs in at an organization's own provider; has no password here. */
  readonly status: 'CONFIRMED' | 'EXTERNAL_PROVIDER' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED'
  readonly passwordHash: string
  readonly attributes: Readonly<Record<string, string>>
  readonly factors: readonly Factor[]
  readonly preferredFactor: Factor | undefined
  /** Base32 secret of the authenticator app that is asked for. */
  readonly authenticator: { readonly secret: string; readonly lastStep?: number } | undefined
  /** Secret of an app that is being set up: it takes the other's place once a code of it was seen. */
  readonly pendingAuthenticator?: string | undefined
  readonly createdAt: number
  readonly changedAt: number
  /** Tokens issued before this epoch second are signed out. */
  readonly signedOutAt: number
}

/** A sign-in under way: what the next answer must prove. */
export interface Session {
  readonly id: string
  readonly sub: string
  readonly poolId: string
  readonly challenge: string
  readonly code: string | undefined
  readonly wrongTries: number
  readonly expiresAt: number
}

const schema = `
CREATE TABLE IF NOT EXISTS user (sub TEXT PRIMARY KEY, poolId TEXT NOT NULL, username TEXT NOT NULL, email TEXT, body TEXT NOT NULL, UNIQUE (poolId, username));
CREATE INDEX IF NOT EXISTS user_email ON user (poolId, email);
CREATE TABLE IF NOT EXISTS session (id TEXT PRIMARY KEY, body TEXT NOT NULL, expiresAt INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS federation (id TEXT PRIMARY KEY, body TEXT NOT NULL, expiresAt INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS refreshToken (token TEXT PRIMARY KEY, sub TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS provider (poolId TEXT NOT NULL, name TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (poolId, name));
CREATE TABLE IF NOT EXISTS client (id TEXT PRIMARY KEY, poolId TEXT NOT NULL, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS secret (name TEXT PRIMARY KEY, value TEXT NOT NULL);`

const sessionMilliseconds = 5 * 60 * 1000

export type UserStore = ReturnType<typeof openUserStore>

/** Users, sign-ins under way and refresh tokens of all pools. */
export function openUserStore(file: string) {
  const store = openStore({ file, schema })
  for (const table of ['session', 'federation'])
    store.prepare(`DELETE FROM ${table} WHERE expiresAt < ?`).run(Date.now())
  const toUser = (row: Record<string, unknown> | undefined): CognitoUser | undefined =>
    row && JSON.parse(String(row.body))

  const find = (poolId: string, name: string): CognitoUser | undefined => {
    const wanted = name.toLowerCase()
    return toUser(
      store
        .prepare('SELECT body FROM user WHERE poolId = ?1 AND (username = ?2 OR sub = ?2 OR email = ?2)')
        .get(poolId, wanted),
    )
  }

  return {
    /** A user by user name, sub or e-mail, whatever the case. */
    find,
    /** As `find`; throws UserNotFoundException. */
    require(poolId: string, name: string): CognitoUser {
      const user = find(poolId, name)
      if (user === undefined) throw new AwsError('UserNotFoundException', 'User does not exist.')
      return user
    },
    bySub: (sub: string) => toUser(store.prepare('SELECT body FROM user WHERE sub = ?').get(sub)),
    list: (poolId: string): CognitoUser[] =>
      store
        .prepare('SELECT body FROM user WHERE poolId = ? ORDER BY rowid')
        .all(poolId)
        .flatMap((row) => toUser(row) ?? []),
    save(user: CognitoUser): CognitoUser {
      const saved = { ...user, changedAt: Math.floor(Date.now() / 1000) }
      // Who comes from a provider is not found by e-mail: a user with a password may have the same one.
      const external = saved.status === 'EXTERNAL_PROVIDER'
      const email = external ? null : (saved.attributes.email?.toLowerCase() ?? null)
      store
        .prepare(
          `INSERT INTO user (sub, poolId, username, email, body) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (sub) DO UPDATE SET username = excluded.username, email = excluded.email, body = excluded.body`,
        )
        .run(saved.sub, saved.poolId, saved.username.toLowerCase(), email, JSON.stringify(saved))
      return saved
    },
    remove(user: CognitoUser): void {
      store.prepare('DELETE FROM user WHERE sub = ?').run(user.sub)
      store.prepare('DELETE FROM refreshToken WHERE sub = ?').run(user.sub)
    },
    openSession({ sub, poolId }: CognitoUser, challenge: string, code?: string): Session {
      const session = {
        id: `${randomUUID()}${randomUUID()}`,
        sub,
        poolId,
        challenge,
        code,
        wrongTries: 0,
        expiresAt: Date.now() + sessionMilliseconds,
      }
      this.saveSession(session)
      return session
    },
    saveSession(session: Session): void {
      store
        .prepare('INSERT OR REPLACE INTO session (id, body, expiresAt) VALUES (?, ?, ?)')
        .run(session.id, JSON.stringify(session), session.expiresAt)
    },
    session(id: string): Session | undefined {
      const row = store.prepare('SELECT body FROM session WHERE id = ? AND expiresAt > ?').get(id, Date.now())
      return row && JSON.parse(String(row.body))
    },
    endSession(id: string): void {
      store.prepare('DELETE FROM session WHERE id = ?').run(id)
    },
    /** Keeps what a sign-in at a provider needs later, under a name that nobody can guess. */
    keepFederation(body: object): string {
      const id = `${randomUUID()}${randomUUID()}`
      store
        .prepare('INSERT INTO federation (id, body, expiresAt) VALUES (?, ?, ?)')
        .run(id, JSON.stringify(body), Date.now() + sessionMilliseconds)
      return id
    },
    /** What was kept, once. */
    takeFederation<Body>(id: string): Body | undefined {
      const row = store.prepare('SELECT body FROM federation WHERE id = ? AND expiresAt > ?').get(id, Date.now())
      store.prepare('DELETE FROM federation WHERE id = ?').run(id)
      return row && JSON.parse(String(row.body))
    },
    addRefreshToken(sub: string): string {
      const token = `${randomUUID()}${randomUUID()}`
      store.prepare('INSERT INTO refreshToken (token, sub) VALUES (?, ?)').run(token, sub)
      return token
    },
    subOfRefreshToken(token: string): string | undefined {
      const row = store.prepare('SELECT sub FROM refreshToken WHERE token = ?').get(token)
      return row && String(row.sub)
    },
    removeRefreshTokens(by: { readonly token: string } | { readonly sub: string }): void {
      if ('token' in by) store.prepare('DELETE FROM refreshToken WHERE token = ?').run(by.token)
      else store.prepare('DELETE FROM refreshToken WHERE sub = ?').run(by.sub)
    },
    /** Providers and app clients that were made while the pool runs. */
    provider<Body>(poolId: string, name: string): Body | undefined {
      const row = store.prepare('SELECT body FROM provider WHERE poolId = ? AND name = ?').get(poolId, name)
      return row && JSON.parse(String(row.body))
    },
    saveProvider(poolId: string, name: string, body: object): void {
      store
        .prepare('INSERT OR REPLACE INTO provider (poolId, name, body) VALUES (?, ?, ?)')
        .run(poolId, name, JSON.stringify(body))
    },
    removeProvider(poolId: string, name: string): void {
      store.prepare('DELETE FROM provider WHERE poolId = ? AND name = ?').run(poolId, name)
    },
    client<Body>(poolId: string, id: string): Body | undefined {
      const row = store.prepare('SELECT body FROM client WHERE poolId = ? AND id = ?').get(poolId, id)
      return row && JSON.parse(String(row.body))
    },
    addClient(poolId: string, body: object): string {
      const id = randomUUID().replaceAll('-', '')
      store.prepare('INSERT INTO client (id, poolId, body) VALUES (?, ?, ?)').run(id, poolId, JSON.stringify(body))
      return id
    },
    removeClient(poolId: string, id: string): void {
      store.prepare('DELETE FROM client WHERE poolId = ? AND id = ?').run(poolId, id)
    },
    /** A value made once and kept: the key that signs tokens. */
    secret(name: string, make: () => string): string {
      const known = store.prepare('SELECT value FROM secret WHERE name = ?').get(name)
      if (known !== undefined) return String(known.value)
      const value = make()
      store.prepare('INSERT INTO secret (name, value) VALUES (?, ?)').run(name, value)
      return value
    },
    close: () => store.close(),
  }
}
