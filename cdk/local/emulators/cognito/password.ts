import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { AwsError } from '../../http/awsCall.ts'

const cost = { N: 4096, r: 8, p: 1 }

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64')}.${(await derive(password, salt)).toString('base64')}`
}

export async function isPassword({
  password,
  hash,
}: {
  readonly password: string
  readonly hash: string
}): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.')
  const expected = Buffer.from(key, 'base64')
  return expected.length === 32 && timingSafeEqual(await derive(password, Buffer.from(salt, 'base64')), expected)
}

/** The pool's password policy: 8 characters with lower and upper case, a digit and a symbol. */
export function demandPolicy(password: string): void {
  const lacks = (what: string) =>
    new AwsError('InvalidPasswordException', `Password did not conform with policy: Password must have ${what}`)
  if (password.length < 8)
    throw new AwsError('InvalidPasswordException', 'Password did not conform with policy: Password not long enough')
  if (!/[A-Z]/.test(password)) throw lacks('uppercase characters')
  if (!/[a-z]/.test(password)) throw lacks('lowercase characters')
  if (!/\d/.test(password)) throw lacks('numeric characters')
  if (!/[^A-Za-z0-9]/.test(password)) throw lacks('symbol characters')
}
