import type { RegionCode } from '../../regions/code.ts'
import type { Currency } from '../money/money.ts'
import type { RatedPremium } from './ratedPremium.ts'

const currencies: Readonly<Record<RegionCode, Currency>> = { us: 'USD', uk: 'GBP', au: 'AUD' }

/** The price of a risk for which no rate book is in force: nothing, of no version. It is always referred. */
export const unratedPremium = (region: RegionCode): RatedPremium => ({
  rateBookVersion: '',
  currency: currencies[region],
  steps: [],
  coverages: [],
  premium: 0,
  fees: [],
  taxes: [],
  total: 0,
})

export const isUnrated = (rated: Pick<RatedPremium, 'rateBookVersion'>): boolean => rated.rateBookVersion === ''
