import { implement } from '#functions/_platform/http/implement.ts'
import { listPaperTransactions as contract, type PaperTransaction } from '#shared/contracts/billing/paperDays.ts'
import { pageOfPaper, paperSpanOf } from './paperSpan.ts'

/** So many pages are looked through for one that has something of what is asked for. */
const mostTurns = 20

/** What was done on a carrier's paper. A filter leaves rows out of the pages that it would have without. */
export const listPaperTransactions = implement(contract)(async ({ query, actor, now }) => {
  const { deed = [], size, after } = query
  const span = await paperSpanOf(query, { actor, now })
  const isWanted = (row: PaperTransaction) => deed.length === 0 || deed.includes(row.deed)
  let page = await pageOfPaper(span, { size, after })
  for (let turn = 1; turn < mostTurns && page.nextToken !== undefined && !page.rows.some(isWanted); turn += 1)
    page = await pageOfPaper(span, { size, after: page.nextToken })
  const hits = page.rows.filter(isWanted)
  const { nextToken } = page
  return { hits, totalHits: hits.length, ...(nextToken !== undefined && { nextToken }) }
})
