import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { settleBlacklistAppeal } from '#shared/contracts/auth/blacklistAppeals.ts'
import { blacklistAppealLife } from '#shared/records/blacklistAppeal/blacklistAppealLife.ts'

/** What may be done to an appeal. */
export const appealGuard = guardOf(blacklistAppealLife, {
  refusal: 'blacklist.appealNotAllowed',
  contracts: [settleBlacklistAppeal],
})
