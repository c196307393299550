import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { rateBook, rateBookFor } from '#shared/domain/rating/rateBooks.ts'
import { RatedPremium } from '#shared/domain/rating/ratedPremium.ts'
import { ratePremium } from '#shared/domain/rating/ratePremium.ts'
import { RatingFacts } from '#shared/domain/rating/ratingFacts.ts'
import { goldenIds, isUpdating, readGolden, writeGolden } from './goldenFile.ts'
import { ratingCases } from './ratingCases.ts'

const Golden = z.object({ about: z.string(), facts: RatingFacts, rated: RatedPremium })

const inForce = (facts: RatingFacts) => {
  const book = rateBookFor(facts.region, facts.product, facts.effectiveDate)
  if (!book) throw new Error(`no rate book for ${facts.product} in ${facts.region} on ${facts.effectiveDate}`)
  return book
}

beforeAll(() => {
  if (!isUpdating) return
  for (const { id, about, facts, rater } of ratingCases)
    writeGolden(id, { about, facts, rated: ratePremium(inForce(facts), facts, rater) })
})

describe('golden prices', () => {
  test('there is a file for every case and a case for every file', () => {
    expect(goldenIds()).toEqual(ratingCases.map(({ id }) => id).sort())
  })

  test.each(ratingCases)('$id: $about', ({ id, facts, rater }) => {
    const golden = Golden.parse(readGolden(id))
    expect(golden.rated.carrierRater, 'the rater of the case is that of the file').toEqual(rater)
    expect(golden.facts, 'the facts of the case are those of the file').toEqual(JSON.parse(JSON.stringify(facts)))
    const book = rateBook(golden.rated.rateBookVersion)
    expect(book, 'a published book is never withdrawn').toBeDefined()
    if (book) expect(ratePremium(book, golden.facts, golden.rated.carrierRater)).toEqual(golden.rated)
  })
})
