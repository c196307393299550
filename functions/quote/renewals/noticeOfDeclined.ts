import { config } from '#functions/_platform/config/config.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { expiryNoticed, isSaidOnPaper, renewalWrite, type StoredPolicy } from '#functions/policy/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { nonRenewalRuleOf } from '#shared/domain/policy/nonRenewalRules.ts'
import { isNoticeOfExpiryDue } from '#shared/domain/policy/noticeOfExpiry.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { standingOffer } from './standingOffer.ts'

/**
 * The notice of nonrenewal that goes out with the decline of what was to renew a policy, where its day has come: by the next
 * morning it may be too late (rule: nonrenewal).
 */
export const noticeOfDeclined = async (
  policy: StoredPolicy,
  quote: StoredQuote,
  now: Instant,
): Promise<{ readonly writes: readonly Write[]; readonly events: readonly DomainEvent[] } | undefined> => {
  const { expirationDate, firmographicData, id, renewalOptOut, status, timeZone } = policy
  const place = { region: config.region, state: firmographicData.state, today: dateAt(now, timeZone) }
  const isRunning = status === 'IN FORCE' || status === 'CANCEL REQUESTED'
  if (nonRenewalRuleOf(place) === undefined || !isRunning || renewalOptOut) return undefined
  const { renewal, standing } = await standingOffer(id)
  const isDue = isNoticeOfExpiryDue({ expirationDate, noticed: renewal?.noticed, isRefused: true }, place)
  // A refusal that was taken back is one again by another alone.
  if (!isDue || standing?.id !== quote.id || renewal?.noticed !== undefined) return undefined
  if (await isSaidOnPaper(id, false)) return undefined
  const { events, given, writes } = await expiryNoticed(policy, { on: place.today, mayRenew: false }, now)
  return { writes: [...writes, ...(given ? [renewalWrite(id, renewal, { noticed: given })] : [])], events }
}
