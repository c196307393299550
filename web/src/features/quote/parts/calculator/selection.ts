import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { annualTerm, defaultEffectiveDate } from '#shared/domain/calendar/coverageDates.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { retroDateWithin, takesGlobalRetro } from '#shared/domain/coverage/globalRetro.ts'
import { customPreset, type PresetName, presetNumbers } from '#shared/domain/coverage/presets.ts'
import { defaultTerms, type RetroPeriod, type WaitingPeriod } from '#shared/domain/coverage/terms.ts'
import type { WholeUnits } from '#shared/domain/money/amounts.ts'
import type { CalculatorChoice, CalculatorState } from '#shared/domain/rating/calculatorState.ts'
import { beginsOnSurplus } from '#shared/domain/rating/unfiledRule.ts'
import type { RegionCode } from '#shared/regions/code.ts'

/** What was chosen for single coverages, by their number; what a choice leaves out follows the terms of the quote. */
export type Choices = Readonly<Record<string, CalculatorChoice>>

/** The terms of the whole quote and, under the preset -1, the coverages one by one. */
export type Selection = { readonly global: Readonly<CalculatorState['global']>; readonly choices: Choices }

/** What is done to a selection. `from` is the choice of coverages that stands, which a custom selection starts from. */
export type SelectionChange =
  | { readonly kind: 'draft'; readonly selection: Selection }
  | { readonly kind: 'preset'; readonly preset: PresetName }
  | { readonly kind: 'own'; readonly coverages: Choices }
  | { readonly kind: 'limit'; readonly limit: WholeUnits }
  | { readonly kind: 'deductible'; readonly deductible: WholeUnits }
  | { readonly kind: 'waitingPeriod'; readonly waitingPeriod: WaitingPeriod }
  | { readonly kind: 'retroPeriod'; readonly period: RetroPeriod }
  | { readonly kind: 'retroDate'; readonly date: CalendarDate }
  | { readonly kind: 'paper'; readonly isSurplus: boolean }
  | { readonly kind: 'start'; readonly effectiveDate: CalendarDate }
  | { readonly kind: 'end'; readonly endDate: CalendarDate }
  | {
      readonly kind: 'coverage'
      readonly id: number
      readonly change: Partial<CalculatorChoice>
      readonly from: Choices
    }

/**
 * What the calculator opens with (quoting-and-servicing, section 9), on the only paper there is where the programme is not
 * filed. `today` is the insured's.
 */
export const initialSelection = (
  today: CalendarDate,
  home: { readonly region: RegionCode; readonly state: string | undefined },
): Selection => ({
  global: {
    preset: defaultTerms.preset,
    limit: defaultTerms.limit,
    deductible: defaultTerms.deductible,
    waitingPeriod: defaultTerms.waitingPeriod,
    retroActivePeriod: defaultTerms.retroActivePeriod,
    retroActivePeriodAsDate: null,
    ...annualTerm(defaultEffectiveDate(today)),
    ...(beginsOnSurplus(home.region, home.state) && { isSurplus: true }),
  },
  choices: {},
})

const mapChoices = (choices: Choices, change: (choice: CalculatorChoice, id: number) => CalculatorChoice): Choices =>
  Object.fromEntries(Object.entries(choices).map(([id, choice]) => [id, change(choice, Number(id))]))

const without = (choice: CalculatorChoice, term: keyof CalculatorChoice): CalculatorChoice => {
  const { [term]: _, ...rest } = choice
  return { selected: choice.selected, ...rest }
}

/** Choices as they are kept for another risk and another time: no retroactive date of this one. */
export const keptChoices = (choices: Choices): Choices =>
  mapChoices(choices, (choice) => (choice.retroActivePeriod?.asDate ? without(choice, 'retroActivePeriod') : choice))

/** A limit that stands for 'as much as the policy has' stays that when the aggregate limit moves. */
const followLimit = (choice: CalculatorChoice, id: number, before: WholeUnits, after: WholeUnits): CalculatorChoice => {
  const rule = coverageById(id)?.limit
  const follows = rule?.kind === 'sublimit' && rule.upToAggregate && choice.limit === before
  return follows ? { ...choice, limit: after } : choice
}

/** Coverages that take the global retroactive period give up their own; the others keep it. */
const withoutRetro = (choices: Choices, isDateMode: boolean): Choices =>
  mapChoices(choices, (choice, id) => {
    const coverage = coverageById(id)
    return coverage && takesGlobalRetro(coverage, isDateMode) ? without(choice, 'retroActivePeriod') : choice
  })

/** A retroactive date at inception moves with it; any other only may not lie after it. */
const movedRetro = (date: CalendarDate, before: CalendarDate, after: CalendarDate): CalendarDate =>
  date === before ? after : retroDateWithin({ retroDate: date, effectiveDate: after })

const withStart = ({ global, choices }: Selection, effectiveDate: CalendarDate): Selection => {
  const moved = (date: CalendarDate) => movedRetro(date, global.effectiveDate, effectiveDate)
  const asDate = global.retroActivePeriodAsDate ?? null
  return {
    global: {
      ...global,
      ...annualTerm(effectiveDate),
      retroActivePeriodAsDate: asDate === null ? null : moved(asDate),
    },
    choices: mapChoices(choices, (choice) =>
      choice.retroActivePeriod?.asDate
        ? {
            ...choice,
            retroActivePeriod: { ...choice.retroActivePeriod, asDate: moved(choice.retroActivePeriod.asDate) },
          }
        : choice,
    ),
  }
}

/**
 * A selection after a change (quoting-and-servicing, section 4, Calculator rules): a preset, or a selection
 * of the reader's own, sets all coverages, any change to one coverage makes the selection custom, a change to the quote's terms goes through to every coverage that has the
 * term, and a new start sets the end a year later. What is on offer is the server's to decide.
 */
export const changeSelection = (selection: Selection, change: SelectionChange): Selection => {
  const { global, choices } = selection
  switch (change.kind) {
    case 'draft':
      return change.selection
    case 'preset':
      return { global: { ...global, preset: presetNumbers[change.preset] }, choices: {} }
    case 'own':
      return { global: { ...global, preset: customPreset }, choices: change.coverages }
    case 'limit':
      return {
        global: { ...global, limit: change.limit },
        choices: mapChoices(choices, (choice, id) => followLimit(choice, id, global.limit, change.limit)),
      }
    case 'deductible':
      return {
        global: { ...global, deductible: change.deductible },
        choices: mapChoices(choices, (choice) => without(choice, 'deductible')),
      }
    case 'waitingPeriod':
      return {
        global: { ...global, waitingPeriod: change.waitingPeriod },
        choices: mapChoices(choices, (choice) => without(choice, 'waitingPeriod')),
      }
    case 'retroPeriod':
      return {
        global: { ...global, retroActivePeriod: change.period, retroActivePeriodAsDate: null },
        choices: withoutRetro(choices, false),
      }
    case 'retroDate':
      return {
        global: {
          ...global,
          retroActivePeriodAsDate: retroDateWithin({ retroDate: change.date, effectiveDate: global.effectiveDate }),
        },
        choices: withoutRetro(choices, true),
      }
    case 'paper':
      return { global: { ...global, isSurplus: change.isSurplus }, choices }
    case 'start':
      return withStart(selection, change.effectiveDate)
    case 'end':
      return { global: { ...global, endDate: change.endDate }, choices }
    case 'coverage': {
      const before = change.from[change.id] ?? { selected: false }
      return {
        global: { ...global, preset: customPreset },
        choices: { ...change.from, [change.id]: { ...before, ...change.change } },
      }
    }
  }
}
