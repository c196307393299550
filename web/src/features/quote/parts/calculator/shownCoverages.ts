import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { presetByNumber } from '#shared/domain/coverage/presets.ts'
import { questionGroupOf } from '#shared/domain/coverage/questionGroups.ts'
import type { CalculatorAnswer, CalculatorCoverage } from '#shared/domain/rating/calculatorAnswer.ts'
import type { CalculatorChoice } from '#shared/domain/rating/calculatorState.ts'
import { coverageGroups, type ShownGroup } from '#web/records/coverages/coverageGroups.ts'
import { shownCoverage } from '#web/records/coverages/shownCoverage.ts'
import type { Choices, Selection } from './selection.ts'

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

/** The coverage list by group, with every choice shown at once although its price is still on the way. */
export const shownGroups = (answer: CalculatorAnswer, selection: Selection): ShownGroup[] => {
  const choices = standingChoices(answer, selection)
  return coverageGroups(Object.values(answer.coverages).map((each) => shownCoverage(each, choices[each.id])))
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
