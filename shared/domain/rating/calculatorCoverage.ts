import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { CoverageContext } from '../coverage/coverageContext.ts'
import { retentionOptions, retroOptions } from '../coverage/options.ts'
import { questionGroupOf, questionGroupState } from '../coverage/questionGroups.ts'
import { inRegion } from '../coverage/regionalText.ts'
import type { ResolvedCoverage } from '../coverage/selection.ts'
import type { CalculatorCoverage } from './calculatorAnswer.ts'

/** A coverage as the calculator shows it. `isDateMode` greys out the period where a date stands instead. */
export const calculatorCoverage = (
  resolved: ResolvedCoverage,
  context: CoverageContext,
  isDateMode: boolean,
  premium: MinorUnits,
): CalculatorCoverage => {
  const { coverage, terms } = resolved
  const group = questionGroupOf(coverage.id)
  return {
    id: coverage.id,
    key: coverage.key,
    name: inRegion(coverage.name, context.region),
    tooltip: inRegion(coverage.tooltip, context.region),
    groupId: coverage.groupId,
    order: coverage.order,
    mandatory: coverage.mandatory || (resolved.alwaysOn && !coverage.locked),
    locked: coverage.locked,
    endorsement: coverage.endorsement,
    disabled: resolved.alwaysOn || !resolved.available,
    available: resolved.available,
    selected: resolved.selected,
    reason: resolved.reason,
    limit: terms.limit,
    limitOptions: [...resolved.limitOptions],
    deductible: {
      value: terms.retention,
      options: [...retentionOptions(coverage, { region: context.region })],
      available: coverage.deductibles.length > 0,
    },
    waitingPeriod: { value: terms.waitingPeriod, options: [...coverage.waitingPeriods] },
    retroActivePeriod: {
      value: terms.retroActivePeriod,
      asDate: terms.retroActiveDate,
      options: [...retroOptions(coverage)],
      available: coverage.retro !== 'none',
      disabled: coverage.retro === 'none' || isDateMode || !resolved.selected,
    },
    questions: group ? { ...questionGroupState(group, context.answers), required: resolved.selected } : null,
    premium,
  }
}
