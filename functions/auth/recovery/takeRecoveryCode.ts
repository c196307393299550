import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { securityNotice } from '../me/securityNotice.ts'
import { withoutCode } from '../secrets/recoveryCodes.ts'
import { recoveryCodes, recoveryCodesOf } from '../store/recoveryCodes.ts'

/** Uses a recovery code up, and tells its user by e-mail; false when it is none of the user's, or not any more. */
export const takeRecoveryCode = (user: UserRecord, code: string, now: Instant): Promise<boolean> =>
  retryStale(async () => {
    const before = await recoveryCodesOf(user.id)
    const left = before && (await withoutCode(before, code))
    if (before === undefined || left === undefined) return false
    const notice = securityNotice(user, { what: 'recoveryCodeUsed', left: left.hashes.length }, now)
    await commit([recoveryCodes.update(before, { ...before, ...left }), notice.write], { events: [notice.event] })
    return true
  })
