import type { Chunk } from '#functions/_platform/jobs/defineJob.ts'
import { invoiceSharedBy } from '#functions/ledger/public.ts'
import { noticesFollow } from '../paperNotices/noticesFollow.ts'
import { policies } from '../store/policies.ts'
import { bindersGroup, policiesGroup } from '../store/policyGroups.ts'

/** Policies whose invoices are looked at together; some three of them fill a transaction. */
const together = 6

/** Has the invoices and the notices by post of a list of policies know whose they are besides, as their policies do, a chunk at a time. */
export const partnersOnInvoices = async ({
  scope,
  after,
}: {
  readonly scope: string
  readonly after: string | undefined
}): Promise<Chunk> => {
  const group = [bindersGroup, policiesGroup]
  const { ids, cursor } = await policies.walk({ scope, group, size: together, after })
  const found = new Map((await policies.byIds(ids.map(({ id }) => id))).map((policy) => [String(policy.id), policy]))
  const effects = await Promise.all(
    ids.map(async ({ id, at }) => {
      const policy = found.get(id)
      const invoiced = await invoiceSharedBy(id, policy?.partnerIds ?? [])
      const writes = [...invoiced, ...(policy === undefined ? [] : await noticesFollow(policy))]
      return writes.length === 0 ? [] : [{ cursor: at, writes }]
    }),
  )
  return { effects: effects.flat(), done: ids.length, ...(cursor !== undefined && { cursor }) }
}
