import { queueGroup, soldByGroup, waitingStatuses } from '../store/quoteGroups.ts'
import { quotes } from '../store/quotes.ts'

const sumOf = async (counts: readonly Promise<{ readonly count: number }>[]): Promise<number> =>
  (await Promise.all(counts)).reduce((sum, { count }) => sum + count, 0)

/** How many quotes an agency has under the names of an agent – the user's id, the e-mail – that may still be bound. */
export const soldCountOf = (agencyId: string, names: readonly string[]): Promise<number> =>
  sumOf(names.map((name) => quotes.count(`agency:${agencyId}`, soldByGroup(name))))

/** How many quotes wait for an underwriter. */
export const waitingCountOf = (userId: string): Promise<number> =>
  sumOf(waitingStatuses.map((status) => quotes.count('all', queueGroup({ status, assignee: userId }))))
