import { getDraftPreview } from '#shared/contracts/quote/documents.ts'
import type { DraftType } from '#shared/contracts/quote/draftTypes.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { Problem } from '#web/api/problem.ts'

/** A draft takes a few seconds; whoever waits this often is told that it does. */
const mostAsked = 20
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 1000))

/** The link to a draft, once it is made. */
export const draftLink = async (quoteId: QuoteId, docType: DraftType): Promise<{ readonly url: string }> => {
  for (let asked = 1; ; asked += 1) {
    try {
      const { link } = await call(getDraftPreview, { params: { quoteId }, query: { docType } })
      return { url: link }
    } catch (error) {
      const isOnItsWay = error instanceof Problem && error.code === 'document.beingMade'
      if (!isOnItsWay || asked >= mostAsked) throw error
      await pause()
    }
  }
}
