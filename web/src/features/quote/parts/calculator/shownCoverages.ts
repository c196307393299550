import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { presetByNumber } from '#shared/domain/coverage/presets.ts'
import { questionGroupOf } from '#shared/domain/coverage/questionGroups.ts'
import type { CalculatorAnswer, CalculatorCoverage } from '#shared/domain/rating/calculatorAnswer.ts'
import type { CalculatorChoice } from '#shared/domain/rating/calculatorState.ts'
import type { Choices, Selection } from './selection.ts'

/** Coverages of a group in the order of the screen, those that the product does not carry apart. */
export type ShownGroup = {
  readonly groupId: number
  readonly coverages: readonly CalculatorCoverage[]
  readonly offProduct: readonly CalculatorCoverage[]
}

const presetChoice = (answer: CalculatorAnswer, selection: Selection, id: string): CalculatorChoice => {
  const preset = presetByNumber(selection.global.preset)
  const coverage = preset && answer.presets[preset].coverages[id]
  if (!coverage) return { selected: false }
  const rule = coverageById(Number(id))?.limit
  // Limits that follow from the aggregate limit are left to follow it.
  if (rule?.kind !== 'sublimit' || coverage.limit === null) return { selected: true }
  // The answer may be one step behind the aggregate limit.
  const whole = rule.upToAggregate && coverage.limit === answer.global.limit
  return { selected: true, limit: whole ? selection.global.limit : coverage.limit }
}

/** What stands for every coverage: the custom choices, or what the preset chooses. A custom selection starts from it. */
export const standingChoices = (answer: CalculatorAnswer, selection: Selection): Choices =>
  presetByNumber(selection.global.preset) === undefined
    ? selection.choices
    : Object.fromEntries(Object.keys(answer.coverages).map((id) => [id, presetChoice(answer, selection, id)]))

const chosenOr = <Value>(chosen: Value | null | undefined, options: readonly Value[], answered: Value | null) =>
  chosen !== null && chosen !== undefined && options.includes(chosen) ? chosen : answered

/** A coverage as it will stand: what was just chosen goes before what the last answer said. */
const shownCoverage = (coverage: CalculatorCoverage, choice: CalculatorChoice | undefined): CalculatorCoverage => {
  const { deductible, waitingPeriod, retroActivePeriod } = coverage
  return {
    ...coverage,
    selected: coverage.disabled ? coverage.selected : (choice?.selected ?? false),
    limit: chosenOr(choice?.limit, coverage.limitOptions, coverage.limit),
    deductible: {
      ...deductible,
      value: chosenOr(choice?.deductible?.value, deductible.options, deductible.value),
    },
    waitingPeriod: {
      ...waitingPeriod,
      value: chosenOr<number>(choice?.waitingPeriod?.value, waitingPeriod.options, waitingPeriod.value),
    },
    retroActivePeriod: {
      ...retroActivePeriod,
      value: chosenOr<number>(choice?.retroActivePeriod?.value, retroActivePeriod.options, retroActivePeriod.value),
    },
  }
}

const isOffProduct = ({ reason }: CalculatorCoverage): boolean => reason?.ruleId === 'coverage.product'

/** The coverage list by group, with every choice shown at once although its price is still on the way. */
export const shownGroups = (answer: CalculatorAnswer, selection: Selection): ShownGroup[] => {
  const choices = standingChoices(answer, selection)
  const groups = new Map<number, CalculatorCoverage[]>()
  for (const coverage of Object.values(answer.coverages)) {
    const shown = shownCoverage(coverage, choices[coverage.id])
    groups.set(coverage.groupId, [...(groups.get(coverage.groupId) ?? []), shown])
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([groupId, coverages]) => {
      const ordered = coverages.sort((a, b) => a.order - b.order)
      return {
        groupId,
        coverages: ordered.filter((coverage) => !isOffProduct(coverage)),
        offProduct: ordered.filter(isOffProduct),
      }
    })
}

const all = (groups: readonly ShownGroup[]) => groups.flatMap(({ coverages }) => coverages)

/** Coverages that are on and whose security questions are still open: the quote stays an indication until they are not. */
export const unansweredCoverages = (groups: readonly ShownGroup[]): CalculatorCoverage[] =>
  all(groups).filter(({ selected, questions }) => selected && questions !== null && !questions.answered)

/** Coverages that the security answers rule out, with what the insured must do. */
export const lockedByAnswers = (groups: readonly ShownGroup[]): CalculatorCoverage[] =>
  all(groups).filter(
    ({ id, reason, questions }) =>
      reason && questions?.answered && !questions.valid && questionGroupOf(id) !== undefined,
  )
