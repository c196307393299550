import { createHash } from 'node:crypto'
import { ClaimId } from '#shared/domain/ids/ids.ts'

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The id of the claim that comes of a notice with a key (decision: one-notice-one-claim). It follows from whose notice it is
 * and from the key, so that two of them cannot be made, and nobody reaches another's by its key.
 */
export const claimIdOf = (whose: readonly string[], noticeKey: string): ClaimId => {
  const digest = createHash('sha256')
    .update(JSON.stringify([...whose, noticeKey]))
    .digest()
  return ClaimId.parse(`clm_${Array.from(digest.subarray(0, 26), (byte) => letters[byte % letters.length]).join('')}`)
}
