import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { WaterfallKey, WaterfallStep } from './waterfall.ts'

/** Writes a waterfall. Each step moves the running amount to where the price now stands, so the effects add up by construction. */
export type WaterfallBuilder = {
  readonly steps: WaterfallStep[]
  running: MinorUnits
}

export const startWaterfall = (): WaterfallBuilder => ({ steps: [], running: 0 })

/** Adds the step that takes the running amount to `to`. */
export const stepTo = (
  waterfall: WaterfallBuilder,
  to: MinorUnits,
  key: WaterfallKey,
  { coverageId, table, input, factor }: Pick<WaterfallStep, 'coverageId' | 'factor' | 'input' | 'table'>,
): void => {
  const effect = to - waterfall.running
  waterfall.running = to
  waterfall.steps.push({
    order: waterfall.steps.length + 1,
    key,
    coverageId,
    table,
    input,
    factor,
    effect,
    running: to,
  })
}
