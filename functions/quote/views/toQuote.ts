import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { commissionOf, ownPercent } from '#shared/domain/quoting/commissionAgreement.ts'
import type { TaxKey } from '#shared/domain/rating/ratedPremium.ts'
import { forReader } from '#shared/records/subjectivity/forReader.ts'
import { applicationOf, attestedBy, digestOf } from '../attesting/application.ts'
import { declarationsOfQuote } from '../attesting/declarations.ts'
import { authorityFactsOfQuote } from '../pricing/authorityFactsOfQuote.ts'
import { isBeingPriced } from '../pricing/patch.ts'
import { signedBy } from '../signing/signedBy.ts'
import { applicationStatusOf } from '../signing/statementOf.ts'
import { isOfInsured, isStaff, statusFor } from './agencyStatus.ts'
import { calculatorDataOf } from './calculatorData.ts'
import { quoteTimeZone } from './quoteTimeZone.ts'

const taxOf = (quote: QuoteRecord, key: TaxKey): number =>
  quote.rated.taxes.filter((tax) => tax.key === key).reduce((sum, tax) => sum + tax.amount, 0)

/** What the agency earns, and whom it asked before, is its business and the provider's, not the insured's. */
const mayKnowPlacement = (actor: Actor): boolean =>
  isStaff(actor) || (actor.workflow === undefined && actor.accountType === 'AGENCY')

/** What an agency earns on the quote and by what: its own part is told to it, the whole to staff as well. */
const commissionShown = (quote: QuoteRecord, actor: Actor) => {
  if (!mayKnowPlacement(actor)) return {}
  const { agencyId, commissionAgreement: agreed } = quote
  const { percent, basis } = commissionOf(quote)
  return {
    commissionPercent: percent,
    commissionBasis: {
      basis,
      ownPercent: ownPercent(agencyId, { of: agencyId, percent, shares: agreed?.shares ?? [] }),
      ...(agreed && {
        agreementId: agreed.agreementId,
        agreementRevision: agreed.revision,
        product: agreed.product,
        agreedPercent: agreed.percent,
        manner: agreed.manner,
      }),
    },
  }
}

/** A quote as the actor sees it: who works on it and what was noted is the provider's own business. */
export const toQuote = (quote: QuoteRecord, actor: Actor, now: Instant): Quote => {
  const { global } = quote.selection
  const { attestation: _, diligence, signature, commissionAgreement: __, commissionPercent: ___, ...told } = quote
  const { underwriter, irpm, notes, revenueFactor, ...rest } = told
  return {
    ...rest,
    ...(isStaff(actor) && { underwriter, irpm, notes, revenueFactor, authority: authorityFactsOfQuote(quote) }),
    ...(isStaff(actor) && quote.createdBy === actor.userId && { isOwnRequest: true }),
    ...commissionShown(quote, actor),
    ...(mayKnowPlacement(actor) && diligence && { diligence }),
    subjectivities: forReader(quote.subjectivities, isOfInsured(actor)),
    agencyStatus: statusFor(actor, quote.status),
    application: digestOf(applicationOf(quote)),
    applicationStatus: applicationStatusOf(quote),
    ...(signature && { signature: signedBy(signature, actor) }),
    declarations: [...declarationsOfQuote(quote)],
    ...attestedBy(quote, actor),
    currency: quote.rated.currency,
    limit: global.limit,
    aggLimit: global.limit,
    deductible: global.deductible,
    waitingPeriod: global.waitingPeriod,
    retroActivePeriod: global.retroActivePeriod,
    premium: quote.rated.premium,
    rateBookVersion: quote.rated.rateBookVersion,
    quoteResponse: {
      surplusLineTax: taxOf(quote, 'surplusLineTax'),
      surplusStampingFee: taxOf(quote, 'surplusStampingFee'),
    },
    initialRequestData: quote.requested,
    calculatorGeneratedData: calculatorDataOf(quote),
    timeZone: quoteTimeZone(quote),
    patching: isBeingPriced(quote, now),
    wraRequestToBind: ['REQUESTED', 'SIGNED', 'BOUND', 'ISSUED'].includes(quote.status),
  }
}

/** Where a quote stands, which is what most actions answer. */
export const toStanding = (quote: Pick<QuoteRecord, 'id' | 'status'>, actor: Actor) => ({
  id: quote.id,
  agencyStatus: statusFor(actor, quote.status),
})
