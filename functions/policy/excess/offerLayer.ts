import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { rateBook } from '#functions/tariff/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { isWithin, startWindow } from '#shared/domain/calendar/coverageDates.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import type { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { toMinorUnits } from '#shared/domain/money/money.ts'
import {
  bookedUpTo,
  followedOf,
  type LayerPremium,
  layerCoverages,
  layerPremium,
  ownPremium,
  type PricedPrimary,
  ratedLayer,
  technicalPremium,
} from '#shared/domain/policy/excessPrice.ts'
import type { LayerTerms } from '#shared/domain/policy/excessTower.ts'
import { pricesOf } from '#shared/domain/policy/policyStack.ts'
import type { RateBook } from '#shared/domain/rating/rateBook.ts'
import { taxesOn } from '#shared/domain/rating/taxes/taxesOn.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'
import { mustFit, type Tower, wholeMoney } from './tower.ts'

/** A layer as it is asked for. */
interface AskedLayer extends LayerTerms {
  readonly effectiveDate?: CalendarDate | undefined
  /** The underwriter's own, in place of the book's. */
  readonly premium?: MinorUnits | undefined
}

/** Refuses a day outside a window, which it names. */
export const mustBegin = (day: CalendarDate, window: { readonly min: CalendarDate; readonly max: CalendarDate }) => {
  if (!isWithin(day, window)) fail('policy.excessDate', { data: { from: window.min, to: window.max } })
}

/** Taxes of a layer, where its insured is taxed. */
export const layerTaxes = (
  premium: MinorUnits,
  { firmographicData, isSurplus }: Pick<PolicyRecord, 'firmographicData' | 'isSurplus'>,
  effectiveDate: CalendarDate,
) => {
  const state = stateOf(regionOf(config.region), firmographicData.state ?? '')?.abbreviation
  return taxesOn(premium, [], { region: config.region, state, surplus: isSurplus, effectiveDate })
}

const today = (ground: PolicyRecord, now: Instant): CalendarDate => dateAt(now, ground.timeZone)

/** The first day of a layer: the one that is asked for, else today, or when the policy beneath begins. */
const firstDay = (ground: PolicyRecord, asked: CalendarDate | undefined, now: Instant): CalendarDate => {
  const { effectiveDate, expirationDate } = ground
  const window = startWindow(today(ground, now))
  const day = asked ?? (today(ground, now) > effectiveDate ? today(ground, now) : effectiveDate)
  const last = addDays(expirationDate, -1)
  mustBegin(day, {
    min: window.min > effectiveDate ? window.min : effectiveDate,
    max: window.max < last && asked !== undefined ? window.max : last,
  })
  return day
}

const pricedGround = (ground: PolicyRecord, from: CalendarDate): PricedPrimary => ({
  policyNumber: ground.policyNumber,
  limit: ground.limit,
  coverages: ground.coverages,
  price: pricesOf(ground.transactions).findLast((price) => price.from <= from)?.coverages ?? ground.rated.coverages,
  term: { effectiveDate: ground.effectiveDate, endDate: ground.expirationDate },
})

const leastOf = ({ products }: RateBook, { productType }: PolicyRecord): WholeUnits =>
  products[productType]?.minimumPremium ?? 0

/** What the book of the policy beneath asks, or the refusal that says how far it goes. */
const bookPremium = (
  ground: PolicyRecord,
  primary: PricedPrimary,
  layer: AskedLayer,
  from: CalendarDate,
): LayerPremium => {
  const book = ground.excess === undefined ? rateBook(ground.rated.rateBookVersion) : undefined
  const priced = book && layerPremium(primary, { layer, from, book, minimumPremium: leastOf(book, ground) })
  return priced ?? fail('policy.excessBeyondBook', { data: { most: wholeMoney(book ? bookedUpTo(book) : 0) } })
}

/** What the book asks for a layer at a premium of the underwriter's own; over cover of others the least that it takes for any. */
const bookOfOwn = (ground: PolicyRecord, primary: PricedPrimary, layer: AskedLayer, from: CalendarDate): MinorUnits => {
  const book = rateBook(ground.rated.rateBookVersion)
  if (book === undefined) return 0
  const minimumPremium = leastOf(book, ground)
  return ground.excess === undefined
    ? technicalPremium(primary, { layer, from, book, minimumPremium })
    : toMinorUnits(minimumPremium)
}

/** What a layer over a tower covers and costs, to the cent what its issue charges. */
export const offerLayer = ({ ground, standing }: Tower, asked: AskedLayer, now: Instant) => {
  mustFit(standing, asked)
  const effectiveDate = firstDay(ground, asked.effectiveDate, now)
  const primary = pricedGround(ground, effectiveDate)
  const { followed, notFollowed } = followedOf(primary)
  if (followed.length === 0) return fail('policy.excessFollowsNothing')
  const coverages = layerCoverages(followed, asked)
  const price =
    asked.premium === undefined ? bookPremium(ground, primary, asked, effectiveDate) : ownPremium(asked.premium, asked)
  const rated = ratedLayer(price, {
    coverages,
    price: primary.price,
    taxes: layerTaxes(price.premium, ground, effectiveDate),
    currency: ground.rated.currency,
    rateBookVersion: ground.rated.rateBookVersion,
  })
  return {
    effectiveDate,
    expirationDate: ground.expirationDate,
    coverages,
    notFollowed,
    rated,
    technicalPremium: asked.premium === undefined ? price.premium : bookOfOwn(ground, primary, asked, effectiveDate),
  }
}
