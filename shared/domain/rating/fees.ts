import type { RateBook } from './rateBook.ts'
import type { PremiumFee } from './ratedPremium.ts'
import type { RatingFacts } from './ratingFacts.ts'

/** The fees of a price, those of nothing left out: the book's policy fee, then the brokers' and the MGA's own. */
export const feesOf = (
  book: RateBook,
  facts: Pick<RatingFacts, 'surplus' | 'brokerFee' | 'additionalBrokerFee' | 'mgaFee'>,
): PremiumFee[] => {
  const fees: PremiumFee[] = [
    { key: 'policyFee', amount: facts.surplus ? book.policyFee.surplus : book.policyFee.admitted },
    { key: 'brokerFee', amount: facts.brokerFee },
    { key: 'additionalBrokerFee', amount: facts.additionalBrokerFee },
    { key: 'mgaFee', amount: facts.mgaFee },
  ]
  return fees.filter((fee) => fee.amount > 0)
}
