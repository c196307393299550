import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { hashOf } from '#functions/directory/secrets/secret.ts'
import * as contract from '#shared/contracts/auth/apiKeys.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { apiKeys } from '../store/apiKeys.ts'
import { leakNotice } from './leakNotice.ts'

/** Ends the secret of this hash, whichever of a key's it is; false where it opens nothing. */
const endSecret = (hash: string, now: Instant): Promise<boolean> =>
  retryStale(async () => {
    const before = (await apiKeys.byUnique('secret', hash)) ?? (await apiKeys.byUnique('secretBefore', hash))
    if (before === undefined) return false
    const { previous, ...key } = before
    const isPresent = key.secretHash === hash
    if (isPresent ? key.leakedAt !== undefined : previous?.hash !== hash) return false
    const after = isPresent ? { ...before, enabled: false, leakedAt: now } : key
    const mail = await leakNotice(before, { isPresent, now })
    await commit([{ ...apiKeys.update(before, after), ends: [before.id] }, ...mail.writes], { events: mail.events })
    return true
  })

/** Whoever knows a secret could use it; to end it is the least that may be done with it. */
export const reportLeakedKeys = implement(contract.reportLeakedKeys)(async ({ body, now }) => {
  const ended: boolean[] = []
  for (const hash of new Set(body.secrets.map(hashOf))) ended.push(await endSecret(hash, now))
  return { ended: ended.filter(Boolean).length }
})
