import type { Effect } from '#functions/_platform/jobs/defineJob.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import { problemSentence } from '#functions/_platform/problems/problemSentence.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

type Step = (quote: StoredQuote) => Promise<Omit<Effect, 'cursor'> | undefined>

/** What a step makes of each quote that a walk has met. What is refused is noted, and tried again the next time. */
export const quoteSteps = async (met: readonly { readonly id: string; readonly at: string }[], step: Step) => {
  const byId = new Map((await quotes.byIds(met.map(({ id }) => id))).map((each) => [String(each.id), each]))
  const effects: Effect[] = []
  const notes: string[] = []
  for (const { id, at } of met) {
    const quote = byId.get(id)
    try {
      const made = quote && (await step(quote))
      if (made !== undefined) effects.push({ cursor: at, ...made })
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'conflict.stale') throw error
      notes.push(`${quote?.quoteNumber ?? id}: ${problemSentence(error.code, error.details.data)}`)
    }
  }
  return { effects, notes }
}
