import { implement } from '#functions/_platform/http/implement.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import { problemSentence } from '#functions/_platform/problems/problemSentence.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/removal.ts'
import { requireQuote } from '../store/reach.ts'
import { deleted } from './deleteQuote.ts'

export const removeQuotes = implement(contract.removeQuotes)(async ({ body, actor, now }) => {
  const failed: { quoteId: string; detail: string }[] = []
  const quoteIds = [...new Set(body.quoteIds)]
  for (const quoteId of quoteIds) {
    try {
      await commit(await deleted(await requireQuote(quoteId, actor), now))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      failed.push({ quoteId, detail: problemSentence(error.code, error.details.data) })
    }
  }
  return { deleted: quoteIds.length - failed.length, failed }
})
