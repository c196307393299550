import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import type { Tone } from '#shared/records/tone.ts'
import type { Span } from './spans.ts'

/** Stages of a quote as the portfolio shows them; drafts are nobody's portfolio yet. */
export const quoteStages = {
  ready: { tone: 'ready', statuses: ['READY', 'INDICATION'] },
  referred: { tone: 'referred', statuses: ['REFERRED', 'IN_REVIEW'] },
  requested: { tone: 'review', statuses: ['REQUESTED', 'SIGNED'] },
  bound: { tone: 'bound', statuses: ['BOUND', 'ISSUED'] },
  ended: { tone: 'ended', statuses: ['EXPIRED', 'LOST', 'INVALID', 'BINDER EXPIRED'] },
  refused: { tone: 'refused', statuses: ['DECLINED', 'API_REJECTED', 'RESCIND'] },
} as const satisfies Record<string, { readonly tone: Tone; readonly statuses: readonly QuoteStatus[] }>

export type QuoteStage = keyof typeof quoteStages

/** Figures by status summed up by stage, in the order of a quote's life. */
export const byStage = (
  figures: Readonly<Record<string, number>>,
): { stage: QuoteStage; tone: Tone; value: number }[] =>
  (Object.keys(quoteStages) as QuoteStage[]).map((stage) => ({
    stage,
    tone: quoteStages[stage].tone,
    value: quoteStages[stage].statuses.reduce((sum, status) => sum + (figures[status] ?? 0), 0),
  }))

/** The quotes that were made in a span, below the persona's base path; of some statuses where they are named. */
export const toQuotesMade = (span: Span, statuses: readonly QuoteStatus[] = []): string =>
  `dashboard?${new URLSearchParams({
    tab: 'quotes',
    made: String(span),
    ...(statuses.length > 0 && { status: statuses.join(',') }),
  })}`
