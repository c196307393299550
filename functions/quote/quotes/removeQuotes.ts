import { implement } from '#functions/_platform/http/implement.ts'
import { Problem } from '#functions/_platform/http/problem.ts'
import { problemDetail } from '#shared/contract/problems.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { deleteQuote } from './deleteQuote.ts'

export const removeQuotes = implement(contract.removeQuotes)(async ({ body, actor, now }) => {
  const failed: { quoteId: string; detail: string }[] = []
  const quoteIds = [...new Set(body.quoteIds)]
  for (const quoteId of quoteIds) {
    try {
      await deleteQuote(await requireQuote(quoteId, actor), now)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      failed.push({ quoteId, detail: problemDetail(error.code, error.details.data) })
    }
  }
  return { deleted: quoteIds.length - failed.length, failed }
})
