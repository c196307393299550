import { z } from 'zod'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { accountById, accountClaims, walkAccounts } from '#functions/account/public.ts'
import { claimStatuses } from '#shared/records/claim/claimStatus.ts'
import { isKnown, knownOf } from '../desk/knownOf.ts'
import { claims } from '../store/claims.ts'

/** Accounts that are looked at together; some three of them fill a transaction. */
const together = 6

/** Tells accounts of their claims that were filed before accounts knew of them. */
export const knowClaims = defineJob({
  kind: 'knowClaims',
  input: z.strictObject({}),
  key: () => 'all',
  effect: 'told',
  async chunk(_, { cursor: after }) {
    const { ids, cursor } = await walkAccounts(together, after)
    const effects = []
    for (const { id, at } of ids) {
      const account = await accountById(id)
      const rows = await claims.every({ scopes: [`account:${id}`], group: [...claimStatuses] })
      const filed = (await claims.byIds(rows.map((row) => row.id))).flatMap((claim) => {
        const known = knownOf(claim)
        return known === undefined || isKnown(account?.claims?.[claim.id], known) ? [] : [[claim.id, known] as const]
      })
      if (account === undefined || filed.length === 0) continue
      effects.push({ cursor: at, writes: [accountClaims(account, Object.fromEntries(filed))] })
    }
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})
