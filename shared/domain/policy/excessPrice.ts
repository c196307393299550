import type { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { coverageId } from '../coverage/coverageId.ts'
import type { SelectedCoverage } from '../coverage/selectedCoverage.ts'
import { allocate, type Currency, minorUnitsPerUnit } from '../money/money.ts'
import { curveOf, interpolate } from '../rating/interpolate.ts'
import type { RateBook } from '../rating/rateBook.ts'
import type { CoveragePremium, PremiumTax, RatedPremium } from '../rating/ratedPremium.ts'
import { startWaterfall, stepTo, type WaterfallBuilder } from '../rating/waterfallBuilder.ts'
import type { LayerTerms } from './excessTower.ts'
import { unearnedShare } from './policyDates.ts'
import type { Term } from './termPremium.ts'

const factorDecimals = 4
const terrorism = coverageId('TRIA')

/** The highest loss up to which a book prices: beyond it a layer is written at a premium of the underwriter's own. */
export const bookedUpTo = ({ limitFactors }: Pick<RateBook, 'limitFactors'>): WholeUnits => limitFactors.at(-1)?.at ?? 0

/** A policy at the bottom of a tower, as far as layers over it are priced. `price` is what its cover costs for its whole term. */
export interface PricedPrimary {
  readonly policyNumber: string
  readonly limit: WholeUnits
  readonly coverages: readonly SelectedCoverage[]
  readonly price: readonly CoveragePremium[]
  readonly term: Term
}

/** A coverage with a limit of its own is not followed, nor is one without any, nor what the law prices by itself. */
const isFollowed = (coverage: SelectedCoverage, limit: WholeUnits): boolean =>
  coverage.limit === limit && coverage.coverageId !== terrorism

/** What a layer follows of the cover beneath it, and what of that it does not. */
export const followedOf = ({
  coverages,
  limit,
}: Pick<PricedPrimary, 'coverages' | 'limit'>): {
  readonly followed: readonly SelectedCoverage[]
  readonly notFollowed: SelectedCoverage['coverageId'][]
} => ({
  followed: coverages.filter((each) => isFollowed(each, limit)),
  notFollowed: coverages
    .filter((each) => each.limit !== null && each.limit > 0 && !isFollowed(each, limit))
    .map((each) => each.coverageId),
})

/** The cover of a layer: each coverage to its limit, above what lies beneath it; all else as it is followed. */
export const layerCoverages = (
  followed: readonly SelectedCoverage[],
  { limit, attachmentPoint }: LayerTerms,
): SelectedCoverage[] =>
  followed.map((coverage) => ({
    ...coverage,
    limit,
    retention: attachmentPoint,
    // The hours are waited once, beneath.
    waitingPeriod: null,
  }))

/** The premium of a layer with the steps that led to it. */
export interface LayerPremium {
  readonly premium: MinorUnits
  readonly waterfall: WaterfallBuilder
}

/** What prices a layer over a policy, from its first day on. */
interface LayerPricing {
  readonly layer: LayerTerms
  readonly from: CalendarDate
  readonly book: Pick<RateBook, 'limitFactors'>
  readonly minimumPremium: WholeUnits
}

const wholeUnits = (amount: number): MinorUnits => Math.round(amount / minorUnitsPerUnit) * minorUnitsPerUnit

/**
 * What the book asks for a layer (rule: excess-premium): of the price beneath, for what is followed, the part by which the
 * factor of the limit rises between the layer's bottom and its top, for the days that are left of the term; never less than
 * the product's minimum premium. Undefined where the book prices no loss as high as its top.
 */
export const layerPremium = (
  primary: PricedPrimary,
  { layer, from, book, minimumPremium }: LayerPricing,
): LayerPremium | undefined => {
  const top = layer.attachmentPoint + layer.limit
  if (top > bookedUpTo(book)) return undefined
  const curve = curveOf(book.limitFactors)
  const factorAt = (input: WholeUnits) => interpolate(curve, { input, decimals: factorDecimals })
  const followed = new Set(followedOf(primary).followed.map((each) => each.coverageId))
  const base = primary.price.reduce((sum, { coverageId: id, premium }) => (followed.has(id) ? sum + premium : sum), 0)
  const factor =
    Math.round(((factorAt(top) - factorAt(layer.attachmentPoint)) / factorAt(primary.limit)) * 10 ** factorDecimals) /
    10 ** factorDecimals
  const share = unearnedShare(primary.term, from)
  const waterfall = startWaterfall()
  const whole = { coverageId: null }
  stepTo(waterfall, base, 'baseRate', { ...whole, table: 'primaryPolicy', input: primary.policyNumber, factor: 1 })
  stepTo(waterfall, Math.round(base * factor), 'limit', { ...whole, table: 'limitFactors', input: top, factor })
  stepTo(waterfall, Math.round(waterfall.running * share), 'term', {
    ...whole,
    table: 'term',
    input: from,
    factor: share,
  })
  const least = minimumPremium * minorUnitsPerUnit
  if (waterfall.running < least)
    stepTo(waterfall, least, 'minimumPremium', { ...whole, table: 'products', input: minimumPremium, factor: 1 })
  if (waterfall.running !== wholeUnits(waterfall.running))
    stepTo(waterfall, wholeUnits(waterfall.running), 'rounding', {
      ...whole,
      table: 'rounding',
      input: minorUnitsPerUnit,
      factor: 1,
    })
  return { premium: waterfall.running, waterfall }
}

/** What a layer's premium is measured against: what the book asks for it, beyond the book the least that it takes for any. */
export const technicalPremium = (primary: PricedPrimary, terms: LayerPricing): MinorUnits =>
  layerPremium(primary, terms)?.premium ?? terms.minimumPremium * minorUnitsPerUnit

/** A layer at a premium of the underwriter's own. */
export const ownPremium = (premium: MinorUnits, { attachmentPoint }: LayerTerms): LayerPremium => {
  const waterfall = startWaterfall()
  stepTo(waterfall, premium, 'baseRate', { coverageId: null, table: 'underwriter', input: attachmentPoint, factor: 1 })
  return { premium, waterfall }
}

/** By what the coverages of a layer share its premium: by their price beneath, or alike where that is not known. */
const sharedBy = (coverages: readonly SelectedCoverage[], price: readonly CoveragePremium[]): number[] => {
  const prices = new Map(price.map(({ coverageId: id, premium }) => [id, premium]))
  const weights = coverages.map((each) => prices.get(each.coverageId) ?? 0)
  return weights.some((weight) => weight > 0) ? weights : coverages.map(() => 1)
}

/** The price of a layer as policies keep theirs: by coverage in whole units, with its taxes; a layer bears no fees. */
export const ratedLayer = (
  { premium, waterfall }: LayerPremium,
  {
    coverages,
    price = [],
    taxes,
    currency,
    rateBookVersion,
  }: {
    readonly coverages: readonly SelectedCoverage[]
    readonly price?: readonly CoveragePremium[]
    readonly taxes: readonly PremiumTax[]
    readonly currency: Currency
    readonly rateBookVersion: string
  },
): RatedPremium => {
  const shares = allocate(premium / minorUnitsPerUnit, sharedBy(coverages, price))
  for (const { key, rate, amount, name } of taxes)
    stepTo(waterfall, waterfall.running + amount, 'tax', {
      coverageId: null,
      table: `taxes.${key}`,
      input: name,
      factor: rate,
    })
  return {
    rateBookVersion,
    currency,
    steps: waterfall.steps,
    coverages: coverages.map((each, index) => ({
      coverageId: each.coverageId,
      premium: (shares[index] ?? 0) * minorUnitsPerUnit,
    })),
    premium,
    fees: [],
    taxes: [...taxes],
    total: waterfall.running,
  }
}
