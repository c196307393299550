import { z } from 'zod'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { deleted } from '../quotes/deleteQuote.ts'
import { quotes } from '../store/quotes.ts'

/** Quotes that are looked at together. */
const together = 5

/** Deletes the quotes of a status, of one account or of the region. */
export const purgeQuotes = defineJob({
  kind: 'purgeQuotes',
  input: z.strictObject({ status: z.enum(['EXPIRED', 'INVALID']), accountId: z.string().optional() }),
  key: ({ status, accountId = 'all' }) => `${status}|${accountId}`,
  effect: 'deleted',
  async chunk({ status, accountId }, { cursor: after, now }) {
    const scope = accountId === undefined ? 'all' : `account:${accountId}`
    const { ids, cursor } = await quotes.walk({ scope, group: status, size: together, after })
    const effects = []
    for (const { id, at } of ids) {
      const quote = await quotes.byId(id)
      if (quote?.status === status) effects.push({ cursor: at, writes: await deleted(quote, now) })
    }
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})
