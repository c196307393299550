import { unavailableReason } from './availability.ts'
import { catalogue, coverageById } from './catalogue.ts'
import type { CoverageContext } from './coverageContext.ts'
import type { CoverageId } from './coverageId.ts'
import { clampToOptions, limitOptions } from './options.ts'
import { widerCoverage } from './overlaps.ts'
import type { PresetName } from './presets.ts'
import { carries, productLines } from './productLines.ts'
import { questionGroupOf, questionGroupState } from './questionGroups.ts'
import type { CoverageChoice } from './selection.ts'

/**
 * What a preset chooses for a risk. Coverages that questions unlock are chosen only once the answers allow them, so that
 * picking a preset never makes a questionnaire due; of those that overlap the widest alone, and those that the product does
 * not carry are no part of it there. Sublimits are those of the preset, held to what is on offer.
 */
export const presetChoices = (preset: PresetName, context: CoverageContext): Map<CoverageId, CoverageChoice> => {
  const choices = new Map<CoverageId, CoverageChoice>()
  const { presets } = productLines[context.product]
  for (const coverage of catalogue) {
    const limit = presets[preset][coverage.key]
    if (limit === undefined) continue
    if (!carries(context.product, coverage.key)) continue
    const group = questionGroupOf(coverage.id)
    if (group && !questionGroupState(group, context.answers).valid) continue
    choices.set(coverage.id, { selected: true, limit: clampToOptions(limit, limitOptions(coverage, context)) })
  }
  for (const id of choices.keys()) {
    const wider = coverageById(widerCoverage(id) ?? Number.NaN)
    if (wider && choices.has(wider.id) && unavailableReason(wider, context) === null) choices.delete(id)
  }
  return choices
}
