import { createHash } from 'node:crypto'
import { wordsOf } from '#functions/_platform/storage/words.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const idLength = 26

interface Place {
  readonly name: string
  readonly address1?: string | undefined
  readonly city?: string | undefined
  readonly zipCode?: string | undefined
}

/**
 * The id of a company that the register does not know, made of its name and address: whoever adds it a second time meets
 * the first.
 */
export const companyIdOf = ({ name, address1 = '', city = '', zipCode = '' }: Place): string => {
  const text = [name, address1, city, zipCode].map((part) => wordsOf(part).join(' ')).join('|')
  const digest = createHash('sha256').update(text).digest()
  return `cbd_0${Array.from(digest.subarray(0, idLength - 1), (byte) => alphabet[byte % alphabet.length]).join('')}`
}
