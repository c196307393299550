import type { WholeUnits } from '#shared/domain/money/amounts.ts'
import type { RegionCode } from '../../regions/code.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { invalidAnswersReason, isAlwaysOn, unavailableReason } from './availability.ts'
import type { Coverage } from './coverage.ts'
import type { CoverageContext } from './coverageContext.ts'
import type { CoverageId } from './coverageId.ts'
import { familyCoverages } from './familyCoverages.ts'
import { retroDateWithin, retroPeriodOf, takesGlobalRetro } from './globalRetro.ts'
import { clampRetro, clampToOptions, limitOptions, retentionOptions, retroOptions } from './options.ts'
import { widerCoverage } from './overlaps.ts'
import { productLines } from './productLines.ts'
import type { Reason } from './reason.ts'
import { inRegion } from './regionalText.ts'
import type { SelectedCoverage } from './selectedCoverage.ts'
import { fullPriorActs, type RetroPeriod, type WaitingPeriod } from './terms.ts'
import { type Term, termWord } from './termWords.ts'

/** The terms of the whole quote, from which each coverage's own follow unless one is chosen. */
export type GlobalTerms = {
  readonly limit: WholeUnits
  readonly deductible: WholeUnits
  readonly waitingPeriod: WaitingPeriod
  readonly retroActivePeriod: RetroPeriod
  /** Set in date mode: the retroactive date in place of a period. */
  readonly retroActivePeriodAsDate: CalendarDate | null
  readonly effectiveDate: CalendarDate
  /** The least that the insured bears of a loss; none when it is left out. */
  readonly minimumRetention?: WholeUnits | undefined
}

/** What was chosen for one coverage; what is missing or null follows the global terms. */
export type CoverageChoice = {
  readonly selected: boolean
  readonly limit?: WholeUnits | null | undefined
  readonly retention?: WholeUnits | null | undefined
  readonly waitingPeriod?: number | null | undefined
  readonly retroActivePeriod?: number | null | undefined
  readonly retroActiveDate?: CalendarDate | null | undefined
}

/** A coverage as it stands for a risk: whether it can be had, whether it is on, and on which terms it is or would be. */
export type ResolvedCoverage = {
  readonly coverage: Coverage
  readonly available: boolean
  readonly alwaysOn: boolean
  readonly selected: boolean
  /** Why it cannot be had; null when it can. */
  readonly reason: Reason | null
  readonly limitOptions: readonly WholeUnits[]
  readonly terms: SelectedCoverage
  /** What was changed of the choice. */
  readonly warnings: readonly Reason[]
}

const clamped = (
  coverage: Coverage,
  region: RegionCode,
  term: Term,
  wanted: number,
  options: readonly number[],
): Reason => ({
  ruleId: `calculator.${term}Option`,
  input: wanted,
  threshold: options.join(', '),
  message: `${inRegion(coverage.name, region)}: the ${termWord(term, region)} was set to the nearest one on offer`,
  cure: 'Choose one of the options of this coverage.',
})

const alwaysOnWarning = (coverage: Coverage, region: RegionCode): Reason => ({
  ruleId: 'calculator.alwaysOn',
  input: false,
  threshold: true,
  message: `${inRegion(coverage.name, region)} is part of every policy`,
  cure: 'This coverage cannot be taken out.',
})

/** The limit of a coverage for which none was chosen: the popular package's, else the elite one's, else the lowest. */
export const usualLimit = (
  coverage: Coverage,
  { product }: Pick<CoverageContext, 'product'>,
): WholeUnits | undefined => {
  const { popular, elite } = productLines[product].presets
  return popular[coverage.key] ?? elite[coverage.key] ?? undefined
}

const retroTerms = (
  coverage: Coverage,
  global: GlobalTerms,
  choice: CoverageChoice | undefined,
): Pick<SelectedCoverage, 'retroActivePeriod' | 'retroActiveDate'> => {
  if (coverage.retro === 'none') return { retroActivePeriod: null, retroActiveDate: null }
  const isDateMode = global.retroActivePeriodAsDate !== null
  const followsGlobal = takesGlobalRetro(coverage, isDateMode)
  const date = choice?.retroActiveDate ?? (followsGlobal ? global.retroActivePeriodAsDate : null)
  if (date) {
    const retroActiveDate = retroDateWithin({ retroDate: date, effectiveDate: global.effectiveDate })
    return {
      retroActivePeriod: retroPeriodOf({ retroDate: retroActiveDate, effectiveDate: global.effectiveDate }),
      retroActiveDate,
    }
  }
  const wanted = choice?.retroActivePeriod ?? (followsGlobal ? global.retroActivePeriod : fullPriorActs)
  return { retroActivePeriod: clampRetro(wanted, retroOptions(coverage)), retroActiveDate: null }
}

/** Settles one coverage: availability, whether it is on, and its terms clamped to what is on offer. */
export const resolveCoverage = (
  coverage: Coverage,
  context: CoverageContext,
  global: GlobalTerms,
  choice: CoverageChoice | undefined,
): ResolvedCoverage => {
  const reason = unavailableReason(coverage, context) ?? invalidAnswersReason(coverage, context)
  const available = reason === null
  const alwaysOn = available && isAlwaysOn(coverage, context)
  const warnings: Reason[] = []
  if (reason && choice?.selected)
    warnings.push({ ...reason, message: `${inRegion(coverage.name, context.region)}: ${reason.message}` })
  if (alwaysOn && choice?.selected === false) warnings.push(alwaysOnWarning(coverage, context.region))

  const limits = limitOptions(coverage, context)
  const limit = clampToOptions(choice?.limit ?? usualLimit(coverage, context), limits)
  const retentions = retentionOptions(coverage, { region: context.region, minimum: global.minimumRetention })
  const retention = clampToOptions(choice?.retention ?? global.deductible, retentions)
  const waits = coverage.waitingPeriods
  const waitingPeriod = clampToOptions(choice?.waitingPeriod ?? global.waitingPeriod, waits)
  if (choice?.selected && available) {
    if (choice.limit && limit !== null && choice.limit !== limit)
      warnings.push(clamped(coverage, context.region, 'limit', choice.limit, limits))
    if (choice.retention && retention !== null && choice.retention !== retention)
      warnings.push(clamped(coverage, context.region, 'deductible', choice.retention, retentions))
    if (choice.waitingPeriod && waitingPeriod !== null && choice.waitingPeriod !== waitingPeriod)
      warnings.push(clamped(coverage, context.region, 'waitingPeriod', choice.waitingPeriod, waits))
  }
  return {
    coverage,
    available,
    alwaysOn,
    selected: available && (alwaysOn || choice?.selected === true),
    reason,
    limitOptions: limits,
    terms: { coverageId: coverage.id, limit, retention, waitingPeriod, ...retroTerms(coverage, global, choice) },
    warnings,
  }
}

/** The coverage taken out, because a wider one that is bought has it in it. */
const within = (resolved: ResolvedCoverage, wider: Coverage, { region }: CoverageContext): ResolvedCoverage => {
  const name = inRegion(wider.name, region)
  const reason: Reason = {
    ruleId: 'coverage.partOf',
    input: name,
    threshold: null,
    message: `Part of ${name}`,
    cure: `Take out ${name} to buy this coverage alone.`,
  }
  const own = inRegion(resolved.coverage.name, region)
  return {
    ...resolved,
    available: false,
    selected: false,
    reason,
    warnings: resolved.selected ? [{ ...reason, message: `${own}: ${reason.message}` }] : resolved.warnings,
  }
}

/**
 * The coverages of the product's family settled for a risk, in the order of the screen. Of coverages that overlap the wider one excludes the
 * narrower, so that no loss is charged twice.
 */
export const resolveCoverages = (
  context: CoverageContext,
  global: GlobalTerms,
  choices: ReadonlyMap<CoverageId, CoverageChoice>,
): ResolvedCoverage[] => {
  const settled = familyCoverages(context.product).map((coverage) =>
    resolveCoverage(coverage, context, global, choices.get(coverage.id)),
  )
  const bought = new Map(settled.flatMap((entry) => (entry.selected ? [[entry.coverage.id, entry.coverage]] : [])))
  return settled.map((entry) => {
    const wider = bought.get(widerCoverage(entry.coverage.id) ?? Number.NaN)
    return wider !== undefined && entry.available ? within(entry, wider, context) : entry
  })
}

/** The coverages that are bought, as rating and policies keep them. */
export const selectedOf = (resolved: readonly ResolvedCoverage[]): SelectedCoverage[] =>
  resolved.filter((entry) => entry.selected).map((entry) => entry.terms)
