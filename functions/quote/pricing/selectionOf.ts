import type { CoverageChoices, QuoteSelection } from '#shared/contracts/quote/calculatorSelection.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { annualTerm, defaultEffectiveDate } from '#shared/domain/calendar/coverageDates.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { takesGlobalRetro } from '#shared/domain/coverage/globalRetro.ts'
import { clampRetro, clampToOptions, retentionOptions, retroOptions } from '#shared/domain/coverage/options.ts'
import { customPreset, presetByNumber } from '#shared/domain/coverage/presets.ts'
import { defaultTerms, type RetroPeriod, type WaitingPeriod } from '#shared/domain/coverage/terms.ts'
import type { RegionCode } from '#shared/regions/code.ts'

/** What a request may say of the terms; the calculator's defaults and an annual term fill in the rest. */
export interface SelectionRequest {
  readonly presets?: QuoteSelection['global']['preset'] | undefined
  readonly limit?: number | undefined
  readonly deductible?: number | undefined
  readonly waitingPeriod?: WaitingPeriod | undefined
  readonly retroActivePeriod?: RetroPeriod | undefined
  readonly retroActivePeriodAsDate?: CalendarDate | null | undefined
  readonly effectiveDate?: CalendarDate | undefined
  readonly endDate?: CalendarDate | undefined
  readonly isSurplus?: boolean | undefined
  readonly coverages?: CoverageChoices | undefined
}

const named = { 1: 'Basic', 2: 'Popular', 3: 'Elite', [customPreset]: 'Custom' } as const

/** What a preset is called where nobody named the variation. */
export const presetNameOf = (preset: QuoteSelection['global']['preset']): string => named[preset]

/** The selection a new quote is asked for with; coverages that are chosen one by one make it a custom one. */
export const newSelection = (request: SelectionRequest, today: CalendarDate): QuoteSelection => {
  const effectiveDate = request.effectiveDate ?? defaultEffectiveDate(today)
  const coverages = request.coverages ?? {}
  const chosen = Object.keys(coverages).length > 0
  return {
    global: {
      preset: request.presets ?? (chosen ? customPreset : defaultTerms.preset),
      limit: request.limit ?? defaultTerms.limit,
      deductible: request.deductible ?? defaultTerms.deductible,
      waitingPeriod: request.waitingPeriod ?? defaultTerms.waitingPeriod,
      retroActivePeriod: request.retroActivePeriod ?? defaultTerms.retroActivePeriod,
      retroActivePeriodAsDate: request.retroActivePeriodAsDate ?? null,
      effectiveDate,
      endDate: request.endDate ?? annualTerm(effectiveDate).endDate,
      isSurplus: request.isSurplus ?? false,
    },
    coverages,
  }
}

/**
 * A selection after changes. A new effective date moves the end a year after it; choosing a single coverage makes the
 * selection a custom one that starts from what `bought` has (quoting-and-servicing, section 4, Calculator rules).
 */
export const changedSelection = (
  selection: QuoteSelection,
  change: SelectionRequest,
  bought: CoverageChoices,
): QuoteSelection => {
  const { global } = selection
  const effectiveDate = change.effectiveDate ?? global.effectiveDate
  const moved = effectiveDate !== global.effectiveDate
  const isPreset = presetByNumber(change.presets ?? global.preset) !== undefined
  const custom = change.coverages !== undefined && Object.keys(change.coverages).length > 0
  return {
    global: {
      preset: custom ? customPreset : (change.presets ?? global.preset),
      limit: change.limit ?? global.limit,
      deductible: change.deductible ?? global.deductible,
      waitingPeriod: change.waitingPeriod ?? global.waitingPeriod,
      retroActivePeriod: change.retroActivePeriod ?? global.retroActivePeriod,
      retroActivePeriodAsDate:
        change.retroActivePeriodAsDate === undefined
          ? (global.retroActivePeriodAsDate ?? null)
          : change.retroActivePeriodAsDate,
      effectiveDate,
      endDate: change.endDate ?? (moved ? annualTerm(effectiveDate).endDate : global.endDate),
      isSurplus: change.isSurplus ?? global.isSurplus ?? false,
    },
    coverages: custom ? { ...(isPreset ? bought : selection.coverages), ...change.coverages } : selection.coverages,
  }
}

type Choice = CoverageChoices[string]
type Global = QuoteSelection['global']

const without = <Key extends keyof Choice>(choice: Choice, key: Key): Choice => {
  const { [key]: _, ...rest } = choice
  return rest as Choice // what it is chosen with is never left out
}

/** A choice without what it has only as the whole had it, where the whole has something else now. */
const following = (choice: Choice, id: string, { was, change, region }: Following): Choice => {
  const rule = coverageById(Number(id))
  if (rule === undefined) return choice
  const isOther = (key: 'deductible' | 'waitingPeriod') => change[key] !== undefined && change[key] !== was[key]
  const asDate = was.retroActivePeriodAsDate ?? null
  const own = choice.retroActivePeriod
  const isOtherRetro = change.retroActivePeriod !== undefined || change.retroActivePeriodAsDate !== undefined
  const isAsWhole =
    asDate === null
      ? (own?.asDate ?? null) === null && own?.value === clampRetro(was.retroActivePeriod, retroOptions(rule))
      : own?.asDate === asDate
  const follows = takesGlobalRetro(rule, asDate !== null || (change.retroActivePeriodAsDate ?? null) !== null)
  const retained = clampToOptions(was.deductible, retentionOptions(rule, { region }))
  const waited = clampToOptions(was.waitingPeriod, rule.waitingPeriods)
  const drops = [
    isOther('deductible') && choice.deductible?.value === retained ? 'deductible' : undefined,
    isOther('waitingPeriod') && choice.waitingPeriod?.value === waited ? 'waitingPeriod' : undefined,
    isOtherRetro && follows && isAsWhole ? 'retroActivePeriod' : undefined,
  ] as const
  return drops.reduce<Choice>((left, key) => (key === undefined ? left : without(left, key)), choice)
}

interface Following {
  readonly was: Global
  readonly change: SelectionRequest
  readonly region: RegionCode
}

const each = (choices: CoverageChoices, of: (choice: Choice, id: string) => Choice): CoverageChoices =>
  Object.fromEntries(Object.entries(choices).map(([id, choice]) => [id, of(choice, id)]))

/**
 * A selection as an underwriter changes it: what is said of a coverage leaves the rest of it as it is, and what a coverage
 * has as the whole had it follows the whole.
 */
export const underwrittenSelection = (
  selection: QuoteSelection,
  change: SelectionRequest,
  { bought, region }: { readonly bought: CoverageChoices; readonly region: RegionCode },
): QuoteSelection => {
  const isPreset = presetByNumber(change.presets ?? selection.global.preset) !== undefined
  const isCustom = change.coverages !== undefined && Object.keys(change.coverages).length > 0
  const before = each(isCustom && isPreset ? bought : selection.coverages, (choice, id) =>
    following(choice, id, { was: selection.global, change, region }),
  )
  const chosen = each(change.coverages ?? {}, (choice, id) => ({ ...before[id], ...choice }))
  return changedSelection({ ...selection, coverages: before }, { ...change, coverages: chosen }, before)
}
