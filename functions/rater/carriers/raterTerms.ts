import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { raterOfCarrier } from '#functions/tariff/public.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import type { CarrierRaterTerms } from '#shared/contracts/rater/carrierRaterRecord.ts'
import type { RaterDeviation } from '#shared/domain/rating/carrierRater.ts'
import { rateBooks } from '#shared/domain/rating/rateBooks.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'

/** Refuses another carrier's rater as if it were not there; the provider's people set up everybody's. */
export const mustBeTheirs = (actor: Actor, carrierId: string): void => {
  if (actor.accountType !== 'COWBELL' && actor.organizationId !== carrierId) fail('carrierRater.notFound')
}

/** The rater that a carrier has; one that was taken away is none. */
export const requireRater = async (carrierId: string) =>
  (await raterOfCarrier(carrierId)) ?? fail('carrierRater.notFound')

/** What is wrong with a state: there is none such, or prices know it by another writing. */
const placeWrong = (state: string): string | undefined => {
  const known = stateOf(regionOf(config.region), state)
  if (known === undefined) return `${state} is no state here`
  return known.abbreviation === state ? undefined : `${state} is written ${known.abbreviation}`
}

/** What is wrong with one of several: itself, or that it was named before. */
const namedWrongs = (
  field: 'products' | 'states',
  named: readonly string[],
  wrong: (each: string) => string | undefined,
): ProblemError[] =>
  named.flatMap((each, index) => {
    const detail = wrong(each) ?? (named.indexOf(each) === index ? undefined : `${each} is named twice`)
    return detail === undefined ? [] : [{ detail, path: [field, index] }]
  })

const isSame = (a: RaterDeviation, b: RaterDeviation): boolean => a.product === b.product && a.state === b.state

/** Finer than to four decimals nobody reads a factor. */
const isReadable = (factor: number): boolean => Number(factor.toFixed(4)) === factor

/** A deviation from what the rater does not take, said twice, or finer than it is shown. */
const wrongsOf = (deviation: RaterDeviation, index: number, terms: CarrierRaterTerms): ProblemError[] => {
  const { product, state } = deviation
  const path = (field: string) => ['deviations', index, field]
  const isWritten = state === undefined || terms.states.length === 0 || terms.states.includes(state)
  const whereWrong =
    (state === undefined ? undefined : placeWrong(state)) ??
    (isWritten ? undefined : `The rater does not write ${state}`)
  return [
    ...(product === undefined || terms.products.includes(product)
      ? []
      : [{ detail: `The rater does not take ${product}`, path: path('product') }]),
    ...(whereWrong === undefined ? [] : [{ detail: whereWrong, path: path('state') }]),
    ...(terms.deviations.findIndex((each) => isSame(each, deviation)) === index
      ? []
      : [{ detail: 'It is set twice', path: path('factor') }]),
    ...(isReadable(deviation.factor) ? [] : [{ detail: 'A factor has four decimals at most', path: path('factor') }]),
  ]
}

const wrongs = (terms: CarrierRaterTerms): ProblemError[] => {
  const book = rateBooks.find(({ region, version }) => region === config.region && version === terms.rateBook)
  return [
    ...(book === undefined ? [{ detail: 'There is no rate book of this version here', path: ['rateBook'] }] : []),
    ...namedWrongs('products', terms.products, (product) =>
      book === undefined || product in book.products ? undefined : `The rate book has no rates for ${product}`,
    ),
    ...namedWrongs('states', terms.states, placeWrong),
    ...terms.deviations.flatMap((each, index) => wrongsOf(each, index, terms)),
    ...(terms.effectiveUntil !== null && terms.effectiveUntil <= terms.effectiveFrom
      ? [{ detail: 'It is over before it begins', path: ['effectiveUntil'] }]
      : []),
  ]
}

/** Refuses terms that no price could come of: each with what is wrong and where. */
export const mustBeSound = (terms: CarrierRaterTerms): void => {
  const errors = wrongs(terms)
  if (errors.length > 0) fail('carrierRater.invalidTerms', { errors })
}
