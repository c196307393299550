import { downloadDocument } from '#shared/contracts/docs/documents.ts'
import { createOptionsProposal } from '#shared/contracts/quote/documents.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { Problem } from '#web/api/problem.ts'

/** How often, and how many times, a document that is being made is asked after. */
const every = 1000
const patience = 60

const isNotMadeYet = (error: unknown): boolean => error instanceof Problem && error.status === 404

/** Has the proposal of several quotes made, and answers the link to it once it is. */
export const optionsProposal = async (quoteIds: readonly QuoteId[]) => {
  const { docId } = await call(createOptionsProposal, { body: { quoteIds: [...quoteIds] } })
  for (let tries = 1; ; tries += 1) {
    try {
      return await call(downloadDocument, { query: { docId } })
    } catch (error) {
      if (!isNotMadeYet(error) || tries === patience) throw error
      await new Promise((resolve) => setTimeout(resolve, every))
    }
  }
}
