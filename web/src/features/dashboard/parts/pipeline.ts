import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'

/** What goes on to the end of the way of a quote; nothing is issued that was not bound. */
const issued = ['ISSUED'] as const
const bound = [...issued, 'BOUND', 'BINDER EXPIRED', 'RESCIND'] as const
const requested = [...bound, 'REQUESTED', 'SIGNED'] as const
const offered = [...requested, 'READY', 'INDICATION', 'EXPIRED', 'LOST'] as const

/** The stages of the way from submission to policy, and what has come so far by its status now; all of them were submitted. */
export const pipelineStages = { submitted: [], offered, requested, bound, issued } as const satisfies Record<
  string,
  readonly QuoteStatus[]
>

type PipelineStage = keyof typeof pipelineStages

/** How many of the quotes that were made have come to each stage, by how many there are of each status. */
export const byPipelineStage = (
  figures: Readonly<Record<string, number>>,
): readonly { readonly stage: PipelineStage; readonly value: number }[] =>
  (Object.keys(pipelineStages) as PipelineStage[]).map((stage) => {
    const statuses: readonly string[] = pipelineStages[stage]
    const counted = Object.entries(figures).filter(([status]) => statuses.length === 0 || statuses.includes(status))
    return { stage, value: counted.reduce((sum, [, count]) => sum + count, 0) }
  })
