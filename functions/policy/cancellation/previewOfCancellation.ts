import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { paymentOf, returnBasisBy, returnedBy } from '#functions/ledger/public.ts'
import type { QueryOf, ResponseOf } from '#shared/contract/operation.ts'
import type { previewCancellation } from '#shared/contracts/policy/cancellation.ts'
import { invoiceLines } from '#shared/domain/billing/invoice.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { totalOf } from '#shared/domain/ledger/premiumBreakdown.ts'
import {
  earliestCancellation,
  latestCancellation,
  noticeDaysOf,
  noticeSource,
} from '#shared/domain/policy/cancellationRules.ts'
import { daysOfCover, returnSentence } from '#shared/domain/policy/returnBasis.ts'
import { mayAs } from '#shared/permissions.ts'
import { layersAbove, numbersOf } from '../excess/above.ts'
import { mustBeCancellable } from '../freezes/mustNotBeFrozen.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { endingReason, mustTakeNote } from '../reports/policyReasons.ts'
import { moneyPreview } from '../stack/moneyPreview.ts'
import type { StoredPolicy } from '../store/policies.ts'
import { cancellationFacts } from './cancellationFacts.ts'
import { cancellationMoney } from './cancellationMoney.ts'
import { mustBeInTime } from './mustBeInTime.ts'
import { mustBeWithinTerm } from './mustBeWithinTerm.ts'
import { toldOfCover } from './toldOfCover.ts'

/** Today where the insured is, or the earliest day after it; the day before the term begins is its first. */
const dayOf = (today: CalendarDate, earliest: CalendarDate, latest: CalendarDate): CalendarDate => {
  const day = today > earliest ? today : earliest
  return day < latest ? day : latest
}

/** What a cancellation would return and do, before anybody asks for it. */
export const previewOfCancellation = async (
  policy: StoredPolicy,
  query: QueryOf<typeof previewCancellation>,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<ResponseOf<typeof previewCancellation>> => {
  // Cover is taken back from its first day from more statuses than it is ended on a day.
  mustAllow(policy, 'flatCancel', actor)
  if (query.reason !== undefined) mustTakeNote({ reason: query.reason, note: query.note })
  const payment = await paymentOf(policy.id)
  const facts = cancellationFacts(policy, query.reason ?? '', payment, now)
  mustBeInTime(policy, facts)
  if (facts.cause === 'nonPayment' && payment !== undefined && payment.dueAmount <= 0)
    return fail('policy.nothingUnpaid')
  await mustBeCancellable(policy, facts.cause, now)
  const earliest = earliestCancellation(facts)
  const latest = latestCancellation(facts)
  if (query.effectiveDate !== undefined) mustBeWithinTerm(policy, facts, query.effectiveDate)
  const effectiveDate = query.effectiveDate ?? dayOf(dateAt(now, policy.timeZone), earliest, latest)
  const terms = { effectiveDate, flat: effectiveDate <= policy.effectiveDate, reason: query.reason ?? '' }
  if (!terms.flat) mustAllow(policy, 'cancel', actor)
  const basis = returnBasisBy(policy, terms)
  const breakdown = returnedBy(policy, terms)
  const returned = totalOf(breakdown)
  // Who asks for a cancellation has nobody told: an underwriter decides on it.
  const told = mayAs(actor, 'policy:cancel') ? await toldOfCover(policy) : {}
  return {
    ...(await moneyPreview(policy, cancellationMoney(policy, terms), { actor, now, told, endsCover: true })),
    earliest,
    latest,
    noticeDays: noticeDaysOf(facts),
    ...(facts.postingDays !== undefined && noticeDaysOf(facts) > 0 && { postingDays: facts.postingDays }),
    noticeSource: noticeSource(facts),
    ...(query.reason !== undefined && {
      reason: endingReason('cancel', { reason: query.reason, note: query.note }),
    }),
    effectiveDate,
    lines: invoiceLines(breakdown),
    returned,
    kept: policy.totalPremium - returned,
    manner: basis.manner,
    because: returnSentence(basis, facts.cause, daysOfCover(policy, effectiveDate)),
    above: numbersOf(await layersAbove(policy, effectiveDate), actor),
  }
}
