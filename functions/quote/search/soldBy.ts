import { soldByGroup } from '../store/quoteGroups.ts'
import { quotes } from '../store/quotes.ts'

/** What an agency sells under the names of an agent and may still be bound, and how much of it is waited for, as the table has it. */
export const soldBy = async (agencyId: string, names: readonly string[]) => {
  const rows = await quotes.every({ scopes: [`agency:${agencyId}`], group: names.map(soldByGroup) })
  return { quotes: rows.length, tasks: rows.reduce((sum, { subjects = [] }) => sum + subjects.length, 0) }
}
