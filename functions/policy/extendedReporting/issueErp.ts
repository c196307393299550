import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { inRegion } from '#functions/_platform/problems/inRegion.ts'
import { bookChange } from '#functions/ledger/public.ts'
import { issueErp as contract } from '#shared/contracts/policy/extendedReporting.ts'
import { formatMoney } from '#shared/domain/money/money.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { recordOfStack } from '../stack/recordOfStack.ts'
import { nextRevision, withTransaction } from '../stack/withTransaction.ts'
import { requirePolicy } from '../store/policies.ts'
import { breakdownOfErp, erpMoney } from './erpMoney.ts'
import { erpOffer } from './erpOffer.ts'

/** Reporting is extended, charged and earned at once; for two weeks it is given back whole (decision: reporting-given-back). */
export const issueErp = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllow(policy, 'extendReporting', actor)
  const offer = await erpOffer(policy, body.option, now)
  const { rate, from, until, total } = offer
  if (body.expectedTotal !== undefined && body.expectedTotal !== total) {
    const { currency, locale } = regionOf(config.region)
    const say = (amount: number) => formatMoney(amount, currency, locale)
    return fail('policy.endorsementPrice', {
      data: { shown: say(body.expectedTotal), now: say(total), difference: say(total - body.expectedTotal) },
    })
  }
  const money = erpMoney(policy, offer)
  const reason = inRegion(`Reporting extended by ${rate.months} months, until ${until}`)
  const booked = await bookChange(policy, breakdownOfErp(money), { reason, by: actor.userId, now, earned: 1 })
  const extended = withTransaction(policy, {
    kind: 'EXTENDED_REPORTING',
    effectiveDate: from,
    known: now,
    by: actor.userId,
    reason,
    changes: [{ field: 'reportingUntil', after: until }],
    money,
    postings: [...booked.postings],
  })
  const revision = nextRevision(policy)
  await savePolicy(
    policy,
    { ...recordOfStack(extended), paymentStatus: booked.paymentStatus, lastUpdated: now },
    {
      writes: booked.writes,
      events: [...booked.events, { name: 'policy.endorsed', detail: { policyId: policy.id, revision } }],
    },
  )
  return { id: policy.id, endorsementId: `${policy.id}-${revision}`, revision, reportingUntil: until, total }
})
