import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** 16 MB and about 30 ms: the passwords that may not come again are as hard to guess as the present one. */
const passwordCost: ScryptOptions = { N: 16_384, r: 8, p: 1 }

const keyBytes = 32

/** The scrypt key (RFC 7914) of a secret. */
export const deriveKey = (secret: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(secret.normalize('NFKC'), salt, keyBytes, cost, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })

const saltOf = (hash: string): string => hash.split('.')[0] ?? ''

const underSalt = async (password: string, salt: string): Promise<string> => {
  const key = await deriveKey(password, Buffer.from(salt, 'base64url'), passwordCost)
  return `${salt}.${key.toString('base64url')}`
}

/** `salt.key`, both base64url: under the salt of the user's former ones, so that all are compared at once. */
export const hashPassword = (password: string, former: readonly string[]): Promise<string> =>
  underSalt(password, former[0] === undefined ? randomBytes(16).toString('base64url') : saltOf(former[0]))

/** Whether a password is one of those that were hashed; one derivation for each salt among them. */
export const isAmong = async (password: string, hashes: readonly string[]): Promise<boolean> => {
  const given = await Promise.all([...new Set(hashes.map(saltOf))].map((salt) => underSalt(password, salt)))
  return hashes.some((hash) =>
    given.some((each) => each.length === hash.length && timingSafeEqual(Buffer.from(each), Buffer.from(hash))),
  )
}
