import type { Datum } from './chartColors.ts'

/** A stage with which part it is of the first and of the one before; undefined where those have none, and of the first itself. */
type FunnelStep = Datum & {
  readonly ofFirst: number | undefined
  readonly ofBefore: number | undefined
}

const part = (value: number, whole: number | undefined): number | undefined =>
  whole === undefined || whole === 0 ? undefined : value / whole

/** Stages with their parts of each other. */
export const funnelSteps = (stages: readonly Datum[]): readonly FunnelStep[] =>
  stages.map((stage, place) => ({
    ...stage,
    ofFirst: part(stage.value, stages[0]?.value),
    ofBefore: place === 0 ? undefined : part(stage.value, stages[place - 1]?.value),
  }))
