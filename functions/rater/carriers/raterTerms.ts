import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
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

const isSame = (a: RaterDeviation, b: RaterDeviation): boolean => a.product === b.product && a.state === b.state

/** A deviation from what the rater does not take, or said twice. */
const wrongsOf = (deviation: RaterDeviation, index: number, terms: CarrierRaterTerms): ProblemError[] => {
  const { product, state } = deviation
  const path = (field: string) => ['deviations', index, field]
  return [
    ...(product === undefined || terms.products.includes(product)
      ? []
      : [{ detail: `The rater does not take ${product}`, path: path('product') }]),
    ...(state === undefined ||
    (terms.states.length === 0 ? stateOf(regionOf(config.region), state) : terms.states.includes(state))
      ? []
      : [{ detail: `The rater does not write ${state}`, path: path('state') }]),
    ...(terms.deviations.findIndex((each) => isSame(each, deviation)) === index
      ? []
      : [{ detail: 'It is set twice', path: path('factor') }]),
  ]
}

const wrongs = (terms: CarrierRaterTerms): ProblemError[] => {
  const book = rateBooks.find(({ region, version }) => region === config.region && version === terms.rateBook)
  const region = regionOf(config.region)
  return [
    ...(book === undefined ? [{ detail: 'There is no rate book of this version here', path: ['rateBook'] }] : []),
    ...terms.products.flatMap((product, index) =>
      book === undefined || book.products[product] !== undefined
        ? []
        : [{ detail: `The rate book has no rates for ${product}`, path: ['products', index] }],
    ),
    ...terms.states.flatMap((state, index) =>
      stateOf(region, state) === undefined ? [{ detail: `${state} is no state here`, path: ['states', index] }] : [],
    ),
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
