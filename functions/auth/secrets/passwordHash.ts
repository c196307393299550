import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** 16 MB and about 30 ms: the passwords that may not come again are as hard to guess as the present one. */
const cost = { N: 16_384, r: 8, p: 1 }
const keyBytes = 32

/** The scrypt key (RFC 7914) of a password or code. */
export const deriveKey = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })

/** `salt.key`, both base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}.${(await deriveKey(password, salt)).toString('base64url')}`
}

export const isPasswordOf = async (password: string, hash: string): Promise<boolean> => {
  const [salt = '', key = ''] = hash.split('.')
  const kept = Buffer.from(key, 'base64url')
  return kept.length === keyBytes && timingSafeEqual(await deriveKey(password, Buffer.from(salt, 'base64url')), kept)
}
