import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import {
  mustAllowOnPolicy,
  nextRevision,
  type PolicyRecord,
  requirePolicy,
  savePolicy,
} from '#functions/policy/public.ts'
import type { EndorsementRequest } from '#shared/contracts/policy/endorsementRequest.ts'
import { createEndorsementQuote as contract } from '#shared/contracts/quote/endorsements.ts'
import { EndorsementId } from '#shared/domain/ids/ids.ts'
import type { TaxKey } from '#shared/domain/rating/ratedPremium.ts'
import { mayAs } from '#shared/permissions.ts'
import { demandAuthority } from '../actions/guards.ts'
import { excludesOthers, workOut } from './endorsed.ts'
import { mustHaveSeenLater } from './mustHaveSeenLater.ts'
import { noted } from './overriding.ts'
import { mustCostAsShown, saveChange } from './saveChange.ts'
import { toPreview } from './toPreview.ts'

const taxOf = ({ rated }: PolicyRecord, key: TaxKey): number =>
  rated.taxes.filter((tax) => tax.key === key).reduce((sum, { amount }) => sum + amount, 0)

/** What is clean counts at once, for who may issue within their letter; what is not waits for another with its reasons. */
export const createEndorsementQuote = implement(contract)(async ({ body, actor, now, fail }) => {
  const { policyId, effectiveDate, expectedTotal, confirmLater, note, ...terms } = body
  const policy = await requirePolicy(policyId, actor)
  mustAllowOnPolicy(policy, 'endorse', actor)
  const worked = await workOut(policy, { effectiveDate, terms }, { actor, now })
  mustCostAsShown(worked, expectedTotal)
  mustHaveSeenLater(worked, confirmLater)
  if (note === undefined && excludesOthers(worked.made.changes))
    fail('account.invalidDetails', { errors: [{ path: ['note'], detail: 'Say why other events are excluded' }] })
  const isReferred = worked.reasons.length > 0
  // A credit that was released holds for whom it was released; who could give one is held to what they could.
  if (!isReferred && mayAs(actor, 'policy:issue')) demandAuthority(worked.facts, actor)
  const change = await toPreview(policy, worked, { actor, now })
  const id = EndorsementId.parse(`end_${ulid()}`)
  if (isReferred) {
    const request: EndorsementRequest = {
      id,
      status: 'REFERRED',
      effectiveDate,
      terms,
      ...(note !== undefined && { note }),
      total: worked.made.money.total,
      reasons: [...worked.reasons],
      requestedBy: actor.userId,
      requestedAt: now,
    }
    await savePolicy(
      policy,
      { ...policy, endorsementRequests: [...(policy.endorsementRequests ?? []), request], lastUpdated: now },
      { events: [{ name: 'policy.endorsementReferred', detail: { policyId, endorsementId: id } }] },
    )
  } else {
    const writes = note === undefined ? [] : noted(worked, note, { actor, now })
    await saveChange(policy, worked, { by: actor.userId, now, writes })
  }
  const { after } = worked
  return {
    ...after,
    id,
    policyId,
    product: policy.productType,
    created: now,
    effectiveDate,
    agencyStatus: isReferred ? ('REFERRED' as const) : ('ISSUED' as const),
    isEndorsement: true as const,
    premium: after.rated.premium,
    quoteResponse: {
      surplusLineTax: taxOf(after, 'surplusLineTax'),
      surplusStampingFee: taxOf(after, 'surplusStampingFee'),
    },
    status: isReferred ? ('REFERRED' as const) : ('ISSUED' as const),
    change,
    ...(!isReferred && { revision: nextRevision(policy) }),
  }
})
