import { z } from 'zod'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { agentSnapshot, userById } from '#functions/directory/public.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { soldByGroup } from '../store/quoteGroups.ts'
import { quotes } from '../store/quotes.ts'

/** Quotes that are looked at together; some three of them fill a transaction. */
const together = 6

/**
 * Gives the quotes that an agent sells and that may still be bound, by the user's id or e-mail, to another of the same
 * agency: also those for clients of colleagues, who keep their accounts.
 */
export const handOverQuotes = defineJob({
  kind: 'handOverQuotes',
  input: z.strictObject({ agencyId: z.string(), from: z.string(), to: z.string() }),
  key: ({ agencyId, from }) => `${agencyId}|${from}`,
  effect: 'handedOver',
  async chunk({ agencyId, from, to }, { cursor: after, now }) {
    const agent = await userById(to)
    if (agent === undefined) return { done: 0, notes: [`${to} is gone; the quotes of ${from} have kept their agent.`] }
    const group = soldByGroup(from)
    const { ids, cursor } = await quotes.walk({ scope: `agency:${agencyId}`, group, size: together, after })
    const found = new Map((await quotes.byIds(ids.map(({ id }) => id))).map((quote) => [quote.id as string, quote]))
    const effects = ids.flatMap(({ id, at }) => {
      const quote = found.get(id)
      if (quote === undefined || !canQuote(quote.status, 'handOver')) return []
      if (soldByGroup(quote.agentId ?? quote.agentEmail ?? '') !== group) return []
      return [
        {
          cursor: at,
          writes: [quoteChange(quote, now, { agentPhone: undefined, ...agentSnapshot(agent) })],
        },
      ]
    })
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})
