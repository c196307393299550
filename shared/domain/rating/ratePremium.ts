import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { coverageId } from '../coverage/coverageId.ts'
import type { SelectedCoverage } from '../coverage/selectedCoverage.ts'
import { allocate, minorUnitsPerUnit } from '../money/money.ts'
import type { RatedBy } from './carrierRater.ts'
import { type CompiledBook, compiledBook } from './compiledBook.ts'
import { coveragePremium, type RiskRates } from './coveragePremium.ts'
import { exposureOf } from './exposure.ts'
import { feesOf } from './fees.ts'
import { hazardFactor, hazardGroupIn } from './hazardGroup.ts'
import { interpolate } from './interpolate.ts'
import { applyModifiers, bandFactor, raterRow } from './policyModifiers.ts'
import type { RateBook } from './rateBook.ts'
import type { CoveragePremium, RatedPremium } from './ratedPremium.ts'
import type { RatingFacts } from './ratingFacts.ts'
import { taxesOn } from './taxes/taxesOn.ts'
import { startWaterfall, stepTo, type WaterfallBuilder } from './waterfallBuilder.ts'

const tria = coverageId('TRIA')

/** For books that do not list the product: the least a policy costs, whole units. */
const fallbackMinimum = 500

/** By number and each once, so that the order in which facts list their coverages cannot move a cent. */
const inOrder = (coverages: readonly SelectedCoverage[]): SelectedCoverage[] =>
  coverages
    .toSorted((a, b) => a.coverageId - b.coverageId)
    .filter((selected, index, all) => selected.coverageId !== all[index - 1]?.coverageId)

const riskRates = (compiled: CompiledBook, facts: RatingFacts): RiskRates => {
  const groups = [facts.industryCode, facts.secondaryIndustryCode]
    .filter((code) => code !== undefined)
    .map((code) => `${code} group ${hazardGroupIn(compiled, code)}`)
  const { amount, isAssumed } = exposureOf(compiled.book.exposure ?? 'revenue', facts)
  return {
    base: Math.round(interpolate(compiled.baseRates, { input: amount, decimals: 2 }) * minorUnitsPerUnit),
    baseInput: isAssumed ? `${amount}, not told` : amount,
    hazardFactor: hazardFactor(compiled, facts),
    hazardInput: groups.length > 1 ? `${groups.join(', ')}, primary ${facts.primaryShare} %` : `${groups[0]}`,
    recordFactor:
      facts.numberOfPersonalRecords === null
        ? 1
        : bandFactor(compiled.book.recordFactors, facts.numberOfPersonalRecords),
  }
}

/** The least that a policy costs: the carrier’s where that is more than the book’s. */
const applyMinimum = (book: RateBook, facts: RatingFacts, waterfall: WaterfallBuilder, rater?: RatedBy): void => {
  const ofBook = book.products[facts.product]?.minimumPremium ?? fallbackMinimum
  const minimum = Math.max(ofBook, rater?.minimumPremium ?? ofBook)
  if (waterfall.running < minimum * minorUnitsPerUnit)
    stepTo(waterfall, minimum * minorUnitsPerUnit, 'minimumPremium', {
      coverageId: null,
      ...(rater && minimum > ofBook ? raterRow(rater) : { table: 'products', input: facts.product }),
      factor: minimum,
    })
}

/** The policy's premium in whole units, shared out to its coverages by largest remainder (rule: premium). */
const shareOut = (premium: MinorUnits, parts: readonly CoveragePremium[]): CoveragePremium[] => {
  const shares = allocate(
    premium / minorUnitsPerUnit,
    parts.map((part) => part.premium),
  )
  return parts.map((part, index) => ({
    coverageId: part.coverageId,
    premium: (shares[index] ?? 0) * minorUnitsPerUnit,
  }))
}

/**
 * Prices a risk under a rate book (rules: rate-books, premium, taxes, waterfall): coverages, modifiers, minimum, rounding to whole units, terrorism
 * cover, fees and taxes, with every step and its effect in money; on a carrier’s paper by what its rater does to them (rule:
 * carrier-raters). Pure: the same facts, book and rater give the same cent.
 */
export const ratePremium = (book: RateBook, facts: RatingFacts, rater?: RatedBy): RatedPremium => {
  const compiled = compiledBook(book)
  const waterfall = startWaterfall()
  const rates = riskRates(compiled, facts)
  const selected = inOrder(facts.coverages)
  const parts: CoveragePremium[] = []
  for (const choice of selected) {
    const rate = compiled.coverages[choice.coverageId]
    if (!rate || choice.coverageId === tria) continue
    const premium = rate.relativity === 0 ? 0 : coveragePremium(compiled, facts, rates, rate, choice, waterfall)
    parts.push({ coverageId: choice.coverageId, premium })
  }
  applyModifiers(book, facts, waterfall, rater)
  applyMinimum(book, facts, waterfall, rater)
  const unrounded = waterfall.running
  const rounded = Math.round(unrounded / minorUnitsPerUnit) * minorUnitsPerUnit
  stepTo(waterfall, rounded, 'rounding', {
    coverageId: null,
    table: 'wholeUnits',
    input: unrounded / minorUnitsPerUnit,
    factor: 1,
  })
  const coverages = shareOut(rounded, parts)

  if (book.triaRate !== null && selected.some((choice) => choice.coverageId === tria)) {
    const premium = Math.round((rounded * book.triaRate) / minorUnitsPerUnit) * minorUnitsPerUnit
    stepTo(waterfall, rounded + premium, 'tria', {
      coverageId: tria,
      table: 'triaRate',
      input: rounded / minorUnitsPerUnit,
      factor: book.triaRate,
    })
    coverages.push({ coverageId: tria, premium })
  }
  const premium = waterfall.running

  const fees = feesOf(book, facts)
  for (const fee of fees)
    stepTo(waterfall, waterfall.running + fee.amount, 'fee', {
      coverageId: null,
      table: 'fees',
      input: fee.key,
      factor: 1,
    })
  const taxes = taxesOn(premium, fees, facts)
  for (const tax of taxes)
    stepTo(waterfall, waterfall.running + tax.amount, 'tax', {
      coverageId: null,
      table: `taxes.${tax.key}`,
      input: facts.state ?? facts.region,
      factor: tax.rate,
    })

  return {
    rateBookVersion: book.version,
    ...(rater && { carrierRater: rater }),
    currency: book.currency,
    steps: waterfall.steps,
    coverages,
    premium,
    fees,
    taxes,
    total: waterfall.running,
  }
}
