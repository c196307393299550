import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { config } from '../config/config.ts'
import { secretOf } from './secrets.ts'

/** A secret of another party as it is kept: encrypted, and bound to the record that it belongs to. */
export type Sealed = `sealed:1:${string}`

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** A key of its own for each record, so that what is known of one says nothing of another. */
const keyFor = (subject: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretOf(config.sealingKey), '', `palisade sealed ${subject}`, 32))

/** Seals a secret that has to be used later, for a record by its id. */
export const seal = ({ secret, subject }: { readonly secret: string; readonly subject: string }): Sealed => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyFor(subject), nonce)
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return `sealed:1:${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`
}

/** The secret again. Throws where it was sealed for another record, by another key, or was changed. */
export const unseal = (sealed: Sealed, subject: string): string => {
  const bytes = Buffer.from(sealed.slice('sealed:1:'.length), 'base64url')
  const decipher = createDecipheriv(algorithm, keyFor(subject), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
}
