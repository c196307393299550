import { config } from '#functions/_platform/config/config.ts'
import { catalogue } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import type { RatedPremium } from '#shared/domain/rating/ratedPremium.ts'

/** What each coverage of a price costs, by the name that it has in the region. */
export const pricedCoverages = ({ coverages }: Pick<RatedPremium, 'coverages'>) =>
  coverages.flatMap(({ coverageId, premium }) => {
    const coverage = catalogue.find(({ id }) => id === coverageId)
    return coverage === undefined
      ? []
      : [{ coverageId, key: coverage.key, name: inRegion(coverage.name, config.region), premium }]
  })
