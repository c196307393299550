import { config } from '#functions/_platform/config/config.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { ReferralReason } from '#shared/domain/rating/referralReason.ts'
import { declinedByRule } from '#shared/records/quote/declinedByRule.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { declineOfRisk } from '../actions/declineOfRisk.ts'
import type { QuoteChanges } from '../actions/quoteAction.ts'

/** What a quote keeps of a decline by rule; an underwriter who restores it finds a referral. */
export const ruleDeclineChanges = (reasons: readonly ReferralReason[], now: Instant): QuoteChanges => ({
  statusBefore: 'REFERRED',
  underwriter: undefined,
  statusNote: {
    reasonSummary: declinedByRule,
    reason: reasons
      .filter(({ outcome }) => outcome === 'DECLINED')
      .map(({ message }) => `${message}.`)
      .join(' '),
    by: regionOf(config.region).provider.name,
    at: now,
  },
})

/** The quote as pricing leaves it, with what a decline by rule adds, and the writes that keep it for the next quote. */
export const withRuleDecline = async (
  after: QuoteRecord,
  now: Instant,
): Promise<{ readonly after: QuoteRecord; readonly writes: readonly Write[] }> => {
  if (after.status !== 'DECLINED') return { after, writes: [] }
  const changes = ruleDeclineChanges(after.referralReasons, now)
  const rule = after.referralReasons.find(({ outcome }) => outcome === 'DECLINED')
  return { after: { ...after, ...changes }, writes: await declineOfRisk(after, rule?.message ?? '', now) }
}
