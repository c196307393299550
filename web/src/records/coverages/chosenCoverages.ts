import { z } from 'zod'
import type { CoverageChoices } from '#shared/contracts/quote/calculatorSelection.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { takesGlobalRetro } from '#shared/domain/coverage/globalRetro.ts'
import { clampToOptions, limitOptions } from '#shared/domain/coverage/options.ts'
import type { CalculatorCoverage } from '#shared/domain/rating/calculatorAnswer.ts'
import { CalculatorChoice } from '#shared/domain/rating/calculatorState.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { shownCoverage } from './shownCoverage.ts'

/** What was chosen of single coverages, keyed by `c` and their number: forms take bare numbers for places of a list. */
export const ChosenCoverages = z.record(z.string(), CalculatorChoice.partial())
export type ChosenCoverages = z.infer<typeof ChosenCoverages>

export const chosenKey = (id: number): string => `c${id}`

/** The choices with one more, in place of what it says otherwise. */
export const withChosen = (
  chosen: ChosenCoverages,
  id: number,
  change: Partial<CalculatorChoice>,
): ChosenCoverages => ({ ...chosen, [chosenKey(id)]: { ...chosen[chosenKey(id)], ...change } })

/** The terms of the whole cover, which coverages follow. A date stands in place of the retroactive period. */
export type WholeTerms = {
  readonly limit: number
  readonly deductible: number
  readonly waitingPeriod: number
  readonly retroActivePeriod: number
  readonly retroActiveDate: CalendarDate | null
}

/** Where it is insured: some limits are the state's. */
export type Place = { readonly region: RegionCode; readonly state: string | undefined }

/** What the terms of the whole cover were, and what they become. */
export type Moved = { readonly before: WholeTerms; readonly after: WholeTerms; readonly place: Place }

const follow = (value: number | null, options: readonly number[], was: number, is: number): number | null =>
  value !== null && value === clampToOptions(was, options) ? clampToOptions(is, options) : value

const retroAfter = (
  { selected, retroActivePeriod: own }: CalculatorCoverage,
  { before, after }: Moved,
  takes: Parameters<typeof takesGlobalRetro>[0],
): Pick<CalculatorCoverage['retroActivePeriod'], 'asDate' | 'value'> => {
  const { value, asDate } = own
  if (after.retroActiveDate !== before.retroActiveDate && takesGlobalRetro(takes, true) && selected)
    return after.retroActiveDate === null
      ? { value: after.retroActivePeriod, asDate: null }
      : { value, asDate: after.retroActiveDate }
  const follows = takesGlobalRetro(takes, false) && asDate === null && value === before.retroActivePeriod
  return follows ? { value: after.retroActivePeriod, asDate } : { value, asDate }
}

/** A coverage under other terms of the whole, which it follows as far as it did before. */
export const followed = (coverage: CalculatorCoverage, moved: Moved): CalculatorCoverage => {
  const rule = coverageById(coverage.id)
  if (rule === undefined) return coverage
  const { before, after, place } = moved
  const limits = limitOptions(rule, {
    limit: after.limit,
    region: place.region,
    ...(place.state !== undefined && { state: place.state }),
  })
  const isWhole = rule.limit.kind === 'sublimit' && rule.limit.upToAggregate && coverage.limit === before.limit
  const wanted = rule.limit.kind !== 'sublimit' || isWhole ? after.limit : coverage.limit
  const { deductible, waitingPeriod, retroActivePeriod } = coverage
  return {
    ...coverage,
    limit: clampToOptions(wanted, limits),
    limitOptions: [...limits],
    deductible: {
      ...deductible,
      value: follow(deductible.value, deductible.options, before.deductible, after.deductible),
    },
    waitingPeriod: {
      ...waitingPeriod,
      value: follow(waitingPeriod.value, waitingPeriod.options, before.waitingPeriod, after.waitingPeriod),
    },
    retroActivePeriod: { ...retroActivePeriod, ...retroAfter(coverage, moved, rule) },
    premium: 0,
  }
}

/** The coverages as they will stand: under the terms of the whole, with what was chosen of each. */
export const shownCoverages = (
  coverages: readonly CalculatorCoverage[],
  chosen: ChosenCoverages,
  moved: Moved,
): CalculatorCoverage[] =>
  coverages.map((coverage) => {
    const choice = chosen[chosenKey(coverage.id)]
    const shown = shownCoverage(followed(coverage, moved), {
      ...choice,
      selected: choice?.selected ?? coverage.selected,
    })
    if (choice?.retroActivePeriod === undefined) return shown
    return {
      ...shown,
      retroActivePeriod: { ...shown.retroActivePeriod, asDate: choice.retroActivePeriod.asDate ?? null },
    }
  })

type Choice = CoverageChoices[string]

const changeOf = (was: CalculatorCoverage, is: CalculatorCoverage, had: CalculatorCoverage): Choice | undefined => {
  if (!is.selected) return had.selected ? { selected: false } : undefined
  const isNew = !had.selected
  // A date in place of the period is told to each coverage that it is to hold for.
  const isOtherDate = is.retroActivePeriod.asDate !== had.retroActivePeriod.asDate
  const isOtherPeriod = is.retroActivePeriod.value !== was.retroActivePeriod.value
  const choice: Choice = {
    selected: true,
    ...((isNew || is.limit !== was.limit) &&
      coverageById(is.id)?.limit.kind === 'sublimit' &&
      is.limit !== null && { limit: is.limit }),
    ...(is.deductible.value !== was.deductible.value && { deductible: { value: is.deductible.value } }),
    ...(is.waitingPeriod.value !== was.waitingPeriod.value && {
      waitingPeriod: { value: is.waitingPeriod.value as NonNullable<Choice['waitingPeriod']>['value'] }, // of its options
    }),
    ...((isOtherDate || isOtherPeriod) && {
      retroActivePeriod: {
        value:
          is.retroActivePeriod.asDate === null
            ? (is.retroActivePeriod.value as NonNullable<Choice['retroActivePeriod']>['value']) // of its options
            : null,
        asDate: is.retroActivePeriod.asDate,
      },
    }),
  }
  return isNew || Object.keys(choice).length > 1 ? choice : undefined
}

/** What of the coverages is another than the terms of the whole make of them, as operations take it. */
export const changedCoverages = (
  coverages: readonly CalculatorCoverage[],
  chosen: ChosenCoverages,
  moved: Moved,
): CoverageChoices => {
  const shown = shownCoverages(coverages, chosen, moved)
  return Object.fromEntries(
    coverages.flatMap((had, index) => {
      const is = shown[index]
      const change = is === undefined ? undefined : changeOf(followed(had, moved), is, had)
      return change === undefined ? [] : [[String(had.id), change]]
    }),
  )
}
