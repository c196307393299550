import type { Stored } from '#functions/_platform/storage/record.ts'
import type { ManuscriptRecord } from '#shared/contracts/quote/manuscriptRecord.ts'
import { manuscriptScope, manuscripts } from '../store/manuscripts.ts'

/** What a quote, or a policy by itself, is endorsed with, as it was approved. */
interface Of {
  readonly quoteId?: string
  readonly policyId?: string
}

/** The approved endorsements of a quote, or of a policy by itself, in the order in which they were approved. */
export const approvedManuscripts = async (of: Of): Promise<readonly Stored<ManuscriptRecord>[]> => {
  const rows = await manuscripts.every({ scopes: [manuscriptScope(of)], group: 'APPROVED' })
  const all = await manuscripts.byIds(rows.map(({ id }) => id))
  const approvedAt = ({ approved }: ManuscriptRecord) => Date.parse(approved?.at ?? '')
  return [...all].sort((a, b) => approvedAt(a) - approvedAt(b))
}
