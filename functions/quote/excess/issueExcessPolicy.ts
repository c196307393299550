import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import {
  issueLayer,
  mustAllowOnPolicy,
  mustCostAsShown,
  offerLayer,
  type PolicyRecord,
  requirePolicy,
  towerOf,
} from '#functions/policy/public.ts'
import { issueExcessPolicy as contract } from '#shared/contracts/policy/excess.ts'
import { limitBorne } from '#shared/domain/policy/excessTower.ts'
import { mustBeDiligent, mustBeNoticed } from '../actions/guards.ts'
import { insurableAccount } from '../actions/insurable.ts'
import { mustBeLicensed } from '../licensing/mustBeLicensed.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { reasonsOver } from './layerRisk.ts'
import { underwritten } from './underwritten.ts'

/** The policy that a quote has become, or will become. */
const policyOfQuote = async (quoteId: string, actor: Actor): Promise<string> =>
  (await requireQuote(quoteId, actor)).binder?.id ?? fail('policy.notFound')

/** What was recorded of the placement as the policy was sold, and what the provider let pass of licenses. */
const soldAs = async ({ quoteId }: PolicyRecord): Promise<Pick<StoredQuote, 'diligence' | 'licenseOverride'>> => {
  const { diligence, licenseOverride } = (quoteId === undefined ? undefined : await quotes.byId(quoteId)) ?? {}
  return { ...(diligence && { diligence }), ...(licenseOverride && { licenseOverride }) }
}

/** Issues an excess layer over a policy, at the price that was shown. */
export const issueExcessPolicy = implement(contract)(async ({ body, actor, now }) => {
  const policyId = body.policyId ?? (await policyOfQuote(body.quoteId ?? '', actor))
  const tower = await towerOf(await requirePolicy(policyId, actor))
  mustAllowOnPolicy(tower.ground, 'addExcess', actor)
  const { ground } = tower
  const account = await insurableAccount(ground)
  const offer = offerLayer(tower, body, now)
  const sale = { ...ground, ...(await soldAs(ground)), effectiveDate: offer.effectiveDate }
  mustBeDiligent(sale)
  mustBeNoticed(ground)
  await mustBeLicensed(sale, now)
  const { premium, rateBookVersion, total } = offer.rated
  const overridden = underwritten(
    {
      // Several layers, each within a letter, are no more than one of their sum would be.
      limit: limitBorne(tower.standing, body),
      premium,
      technicalPremium: offer.technicalPremium,
      firmographicData: ground.firmographicData,
      referralReasons: await reasonsOver(ground, account, now),
      rateBookVersion,
    },
    { note: body.note, actor, now },
  )
  mustCostAsShown({ shown: body.expectedTotal, total })
  const { id, policyNumber, status } = await issueLayer(tower, offer, {
    layer: body,
    overridden,
    by: actor.userId,
    now,
  })
  return { id, policyNumber, status, total }
})
