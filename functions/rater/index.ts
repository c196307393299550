import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/rater/index.ts'
import { activateRateBook } from './books/activateRateBook.ts'
import { compareRateBooks } from './books/compareRateBooks.ts'
import { createRateBook } from './books/createRateBook.ts'
import { dislocateRateBook } from './books/dislocateRateBook.ts'
import { getRateBook } from './books/getRateBook.ts'
import { listRateBookHistory } from './books/listRateBookHistory.ts'
import { listRateBooks } from './books/listRateBooks.ts'
import { reviewRateBook } from './books/reviewRateBook.ts'
import { updateRateBook } from './books/updateRateBook.ts'
import { withdrawRateBook } from './books/withdrawRateBook.ts'
import { calculatePremium } from './calculator/calculatePremium.ts'
import { calculatePremiumV2 } from './calculator/calculatePremiumV2.ts'
import { listIndications } from './calculator/listIndications.ts'
import { priceProducts } from './calculator/priceProducts.ts'
import { rateProductQuote } from './calculator/rateProductQuote.ts'
import { rateQuote } from './calculator/rateQuote.ts'
import { createCarrierRater } from './carriers/createCarrierRater.ts'
import { getCarrierRater } from './carriers/getCarrierRater.ts'
import { listCarrierProfiles } from './carriers/listCarrierProfiles.ts'
import { listCarrierRaterVersions } from './carriers/listCarrierRaterVersions.ts'
import { removeCarrierRater } from './carriers/removeCarrierRater.ts'
import { searchCarrierRaters } from './carriers/searchCarrierRaters.ts'
import { updateCarrierRater } from './carriers/updateCarrierRater.ts'
import { getCoverageMapping } from './catalogue/getCoverageMapping.ts'
import { getRaterData } from './catalogue/getRaterData.ts'
import { listCoverages } from './catalogue/listCoverages.ts'
import { listRaters } from './catalogue/listRaters.ts'
import { getCalculatorDraft } from './drafts/getCalculatorDraft.ts'
import { keepCalculatorDraft } from './drafts/keepCalculatorDraft.ts'
import { removeCalculatorDraft } from './drafts/removeCalculatorDraft.ts'
import { createCustomPreset } from './presets/createCustomPreset.ts'
import { getPreset } from './presets/getPreset.ts'
import { listCustomPresets } from './presets/listCustomPresets.ts'
import { removeCustomPreset } from './presets/removeCustomPreset.ts'
import { updateCustomPreset } from './presets/updateCustomPreset.ts'
import { getIrpm } from './rules/getIrpm.ts'
import { getRules } from './rules/getRules.ts'
import { getStateGlobals } from './rules/getStateGlobals.ts'
import { getTechEoRate } from './rules/getTechEoRate.ts'
import { listEndorsementRules } from './rules/listEndorsementRules.ts'

export const handler = serve(contracts, {
  activateRateBook,
  calculatePremium,
  calculatePremiumV2,
  compareRateBooks,
  createCarrierRater,
  createCustomPreset,
  createRateBook,
  dislocateRateBook,
  getCalculatorDraft,
  getCarrierRater,
  getCoverageMapping,
  getIrpm,
  getPreset,
  getRateBook,
  getRaterData,
  getRules,
  getStateGlobals,
  getTechEoRate,
  keepCalculatorDraft,
  listCarrierProfiles,
  listCarrierRaterVersions,
  listCoverages,
  listCustomPresets,
  listEndorsementRules,
  listIndications,
  listRateBookHistory,
  listRateBooks,
  listRaters,
  priceProducts,
  rateProductQuote,
  rateQuote,
  removeCalculatorDraft,
  removeCarrierRater,
  removeCustomPreset,
  reviewRateBook,
  searchCarrierRaters,
  updateCarrierRater,
  updateCustomPreset,
  updateRateBook,
  withdrawRateBook,
})
