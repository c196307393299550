import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/fees.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { mustAllow } from '../actions/guards.ts'
import { writeTerms } from '../pricing/newTerms.ts'
import { requireQuote } from '../store/reach.ts'
import { quoteTimeZone } from '../views/quoteTimeZone.ts'
import { feesAreAgreed } from './feesAreAgreed.ts'

export const updateBrokerFees = implement(contract.updateBrokerFees)(async ({ params, body, actor, now, fail }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'setFees', { actor, now })
  const { brokerFee, additionalBrokerFee, agreementSignedOn } = body
  const today = dateAt(now, quoteTimeZone(quote))
  if (agreementSignedOn !== undefined && agreementSignedOn > today)
    return fail('quote.feeAgreementToCome', { errors: [{ path: ['agreementSignedOn'], detail: `Up to ${today}` }] })
  const stated = agreementSignedOn && {
    ...{ signedOn: agreementSignedOn, amount: brokerFee + additionalBrokerFee },
    ...{ by: actor.userId, name: actor.name, at: now },
  }
  const feeAgreement = stated ?? quote.feeAgreement
  feesAreAgreed({ ...quote, brokerFee, additionalBrokerFee, feeAgreement })
  const { totalPremium } = await writeTerms(quote, { brokerFee, additionalBrokerFee, feeAgreement }, { actor, now })
  return { id: quote.id, brokerFee, additionalBrokerFee, totalPremium, ...(feeAgreement && { feeAgreement }) }
})
