import { carrierOf } from '#functions/directory/public.ts'
import { isCharge } from '#functions/ledger/books/commissionStanding.ts'
import { type PostingRecord, postings } from '#functions/ledger/postings/postings.ts'
import { type BookEntry, bookEntries, bookEntryIdOf } from '#functions/ledger/store/bookEntries.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import { bookEntryOf } from './entryOf.ts'
import { payableIn, writtenTo } from './payableIn.ts'
import { receivableIn } from './receivableIn.ts'

/** Whether what was written of a policy stands in the books without the parts of its commission. */
const isKeptWhole = async (all: readonly PostingRecord[], agencyId: string): Promise<boolean> => {
  const written = all.filter((each) => isCharge(each) && writtenTo(each, agencyId) !== 0)
  const known = await bookEntries.byIds(written.map(({ id }) => bookEntryIdOf(id)))
  return known.some(({ payable }) => payable?.[agencyId] === undefined)
}

type OnPaper = Parameters<typeof carrierOf>[0]

/** What of the commission and of the bill of a policy that its agency is billed for is whose. */
const sharesOf = async (posting: PostingRecord): Promise<Pick<BookEntry, 'payable' | 'receivable'>> => {
  const { parties, policyId } = posting
  if (policyId === undefined || parties?.agencyBilled !== true) return {}
  const shared = (await invoiceOfPolicy(policyId))?.commission
  const isMoved = posting.cause.kind === 'brokerChange'
  const all = shared === undefined && !isMoved ? [] : await postings.every({ scopes: [`policy:${policyId}`] })
  const isWhole = shared !== undefined && (await isKeptWhole(all, shared.of))
  return { payable: payableIn(posting, { all, shared, isWhole }), receivable: receivableIn(posting, all) }
}

/** A posting as it is entered in the books of everybody whose business it is; `cover` says on whose paper its policy is. */
export const enteredOf = async (posting: PostingRecord, cover: OnPaper = posting.parties ?? {}): Promise<BookEntry> =>
  bookEntryOf(posting, { carrierId: await carrierOf(cover), ...(await sharesOf(posting)) })
