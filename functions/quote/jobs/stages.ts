import type { Chunk } from '#functions/_platform/jobs/defineJob.ts'

/** Whose records are looked at, and how far the stage has come. */
interface Place {
  readonly of: string
  readonly after: string | undefined
}

/** The next chunk of one of the parts of a job that goes through several kinds of records, one after the other. */
export type Stage = (place: Place) => Promise<Chunk>

/** A place of a stage among the places of all. */
const placeIn = (stage: number, at = ''): string => `${stage}|${at}`

/** A place that names no stage is one among the first stage's. */
const placeOf = (cursor: string | undefined): { readonly stage: number; readonly after: string | undefined } => {
  const [, stage = '0', at = cursor] = /^(\d)\|(.*)$/.exec(cursor ?? '') ?? []
  return { stage: Number(stage), after: at || undefined }
}

/** The next chunk of a job of several stages; the place it leads to names its stage. */
export const stageChunk = async (
  stages: readonly Stage[],
  { of, cursor }: { readonly of: string; readonly cursor: string | undefined },
): Promise<Chunk> => {
  const { stage, after } = placeOf(cursor)
  const { cursor: next, effects = [], ...chunk } = (await stages[stage]?.({ of, after })) ?? { done: 0 }
  const goesOn = next !== undefined ? placeIn(stage, next) : stage + 1 < stages.length ? placeIn(stage + 1) : undefined
  return {
    ...chunk,
    effects: effects.map((effect) => ({ ...effect, cursor: placeIn(stage, effect.cursor) })),
    ...(goesOn !== undefined && { cursor: goesOn }),
  }
}
