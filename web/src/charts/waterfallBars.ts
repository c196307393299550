import type { MinorUnits } from '#shared/domain/money/amounts.ts'

/** One step from the base to the total, as the rating's waterfall gives it. */
export type WaterfallStep = {
  readonly key: string
  readonly label: string
  /** Money that the step adds or takes. */
  readonly effect: MinorUnits
  /** The factor applied (1.15), where the step is one. */
  readonly factor?: number | undefined
  /** What the factor was looked up with (`Revenue $2.4M`). */
  readonly input?: string | undefined
  /** `base` begins a run, `subtotal` shows what has added up so far and moves nothing. */
  readonly kind?: 'base' | 'step' | 'subtotal' | undefined
}

export type WaterfallBar = WaterfallStep & {
  readonly from: MinorUnits
  readonly to: MinorUnits
  readonly total: boolean
}

/** The bars of a waterfall: each begins where the one before ended; the last stands on the ground and is the total. */
export const waterfallBars = (steps: readonly WaterfallStep[], totalLabel: string): readonly WaterfallBar[] => {
  let reached = 0
  const bars = steps.map((step): WaterfallBar => {
    if (step.kind === 'subtotal') return { ...step, from: 0, to: reached, total: true }
    const from = reached
    reached += step.effect
    return { ...step, from, to: reached, total: step.kind === 'base' && from === 0 }
  })
  return [...bars, { key: 'total', label: totalLabel, effect: reached, from: 0, to: reached, total: true }]
}
