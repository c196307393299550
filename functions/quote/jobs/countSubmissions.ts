import { z } from 'zod'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { accountById, accountSubmitted, walkAccounts } from '#functions/account/public.ts'
import { listedGroup } from '../store/quoteGroups.ts'
import { quotes } from '../store/quotes.ts'

/** Accounts that are looked at together; some three of them fill a transaction. */
const together = 6

/** Tells accounts of their quotes that were requested before accounts counted them: such a company has been quoted. */
export const countSubmissions = defineJob({
  kind: 'countSubmissions',
  input: z.strictObject({}),
  key: () => 'all',
  effect: 'counted',
  async chunk(_, { cursor: after }) {
    const { ids, cursor } = await walkAccounts(together, after)
    const effects = []
    for (const { id, at } of ids) {
      const account = await accountById(id)
      if (account === undefined || account.submissions > 0) continue
      const requested = await quotes.every({ scopes: [`account:${id}`], group: [listedGroup] })
      if (requested.length > 0) effects.push({ cursor: at, writes: [accountSubmitted(account, requested.length)] })
    }
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})
