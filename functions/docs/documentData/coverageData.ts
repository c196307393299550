import { isBesideAggregate } from '#shared/domain/coverage/besideAggregate.ts'
import { catalogue } from '#shared/domain/coverage/catalogue.ts'
import { coverageGroups } from '#shared/domain/coverage/coverage.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { Coverage } from '../templates/documentData.ts'
import { formatsOf } from '../templates/formats.ts'
import type { CoverFacts } from './coverFacts.ts'
import { retroPeriodWords, waitingPeriodWords } from './regionalWords.ts'

const entries = new Map(catalogue.map((coverage) => [coverage.id, coverage]))

/** The schedule of coverages in the catalogue's order, in the region's wording, each with its terms and premium. */
export const coverageData = (region: RegionCode, { coverages, rated, excess }: CoverFacts): Coverage[] => {
  const { day } = formatsOf(regionOf(region))
  const premiums = new Map(rated.coverages.map(({ coverageId, premium }) => [coverageId, premium]))
  return coverages
    .flatMap((selected) => {
      const entry = entries.get(selected.coverageId)
      return entry === undefined ? [] : [{ entry, selected }]
    })
    .sort((a, b) => a.entry.order - b.entry.order)
    .map(({ entry, selected: { limit, retention, waitingPeriod, retroActivePeriod, retroActiveDate } }) => {
      const premium = premiums.get(entry.id)
      return {
        name: inRegion(entry.name, region),
        group: coverageGroups[entry.groupId],
        ...(limit !== null && limit > 0 && { limit }),
        ...(isBesideAggregate(entry.id) && { besideAggregate: true as const }),
        ...(retention !== null && excess === undefined && { deductible: retention }),
        ...(waitingPeriod !== null && { waitingPeriod: waitingPeriodWords(waitingPeriod) }),
        ...(retroActiveDate !== null
          ? { retroPeriod: day(retroActiveDate) }
          : retroActivePeriod !== null && { retroPeriod: retroPeriodWords(retroActivePeriod) }),
        ...(premium !== undefined && premium !== 0 && { premium }),
      }
    })
}
