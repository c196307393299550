import { z } from 'zod'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { accounts } from '../store/accounts.ts'
import { knownBy } from '../store/knownCompanies.ts'

/** Accounts that are looked at together. */
const together = 20

/** Has accounts be found under what their companies are known by, those too that were made before this was kept. */
export const knowCompanies = defineJob({
  kind: 'knowCompanies',
  input: z.strictObject({}),
  key: () => 'all',
  effect: 'known',
  async chunk(_, { cursor: after }) {
    const { ids, cursor } = await accounts.walk({ scope: 'all', size: together, after })
    const found = new Map((await accounts.byIds(ids.map(({ id }) => id))).map((account) => [account.id, account]))
    const effects = []
    for (const { id, at } of ids) {
      const account = found.get(id)
      const writes = account === undefined ? [] : await knownBy(account)
      if (writes.length > 0) effects.push({ cursor: at, writes })
    }
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})
