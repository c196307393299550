import type { QuoteShareRecord } from '#shared/contracts/quote/shareRecord.ts'
import type { QuoteShare } from '#shared/contracts/quote/shares.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { shareStatus } from '#shared/domain/quoting/shareStatus.ts'

/** A link as those see it who may make one. */
export const shownShare = (share: QuoteShareRecord, now: Instant): QuoteShare => {
  const { quoteId: _, tokenHash: __, ...rest } = share
  return { ...rest, status: shareStatus(share, now) }
}
