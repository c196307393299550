import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import type { CarrierRaterTerms } from '#shared/contracts/rater/carrierRaterRecord.ts'
import { rateBooks } from '#shared/domain/rating/rateBooks.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'

/** Refuses another carrier's rater as if it were not there; the provider's people set up everybody's. */
export const mustBeTheirs = (actor: Actor, carrierId: string): void => {
  if (actor.accountType !== 'COWBELL' && actor.organizationId !== carrierId) fail('carrierRater.notFound')
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
