import { readdirSync, readFileSync } from 'node:fs'
import { rateBook } from '#shared/domain/rating/rateBooks.ts'
import { ratePremium } from '#shared/domain/rating/ratePremium.ts'
import { RatingFacts } from '#shared/domain/rating/ratingFacts.ts'
import { figuresOf, time } from './measure.ts'

const golden = new URL('../golden/rating/', import.meta.url)

/** Microseconds to price one risk with its waterfall: the golden risks by turns, those with most coverages. */
export const rating = async () => {
  const risks = readdirSync(golden)
    .filter((name) => name.endsWith('.json'))
    .map(
      (name) =>
        JSON.parse(readFileSync(new URL(name, golden), 'utf8')) as {
          facts: unknown
          rated: { rateBookVersion: string }
        },
    )
    .map(({ facts, rated }) => ({ facts: RatingFacts.parse(facts), book: rateBook(rated.rateBookVersion) }))
    .sort((a, b) => b.facts.coverages.length - a.facts.coverages.length)
    .slice(0, 12)
  let turn = 0
  const samples = await time(20_000, () => {
    const risk = risks[turn % risks.length]
    turn += 1
    if (risk?.book !== undefined) ratePremium(risk.book, risk.facts)
  })
  return { ...figuresOf(samples.map((ms) => ms * 1000)), coverages: risks[0]?.facts.coverages.length ?? 0 }
}
