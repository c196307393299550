import type { CalculatorCoverage } from '#shared/domain/rating/calculatorAnswer.ts'
import type { CalculatorChoice } from '#shared/domain/rating/calculatorState.ts'

const chosenOr = <Value>(chosen: Value | null | undefined, options: readonly Value[], answered: Value | null) =>
  chosen !== null && chosen !== undefined && options.includes(chosen) ? chosen : answered

/** A coverage as it will stand: what was just chosen goes before what the last answer said. */
export const shownCoverage = (
  coverage: CalculatorCoverage,
  choice: Partial<CalculatorChoice> | undefined,
): CalculatorCoverage => {
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
