import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/documents.ts'
import { mustBePriced } from '../actions/guards.ts'
import { requireQuote } from '../store/reach.ts'

/** Statuses in which a quote has terms to choose from. */
const offered: readonly string[] = ['READY', 'INDICATION', 'REQUESTED', 'SIGNED']

/** The document is made in the background under the id that is answered. */
export const createOptionsProposal = implement(contract.createOptionsProposal)(async ({ body, actor, now, fail }) => {
  const quoteIds = [...new Set(body.quoteIds)]
  const quotes = await Promise.all(quoteIds.map((id) => requireQuote(id, actor)))
  if (quoteIds.length < 2) fail('quote.notComparable', { data: { reason: 'Name two different quotes at least' } })
  for (const quote of quotes) mustBePriced(quote, { now })
  if (new Set(quotes.map(({ accountId }) => accountId)).size > 1)
    fail('quote.notComparable', { data: { reason: 'They are of different clients' } })
  const closed = quotes.filter(({ status }) => !offered.includes(status)).map(({ quoteNumber }) => quoteNumber)
  if (closed.length > 0)
    fail('quote.notComparable', { data: { reason: `There are no terms to choose in ${closed.join(', ')}` } })
  const docId = `doc_${ulid()}`
  await commit([], { events: [{ name: 'quote.optionsRequested', detail: { quoteIds, documentId: docId } }] })
  return { docId }
})
