import { now } from '#functions/_platform/clock/clock.ts'
import type { NamingRecords, Write } from '#functions/_platform/storage/record.ts'
import type { QuoteAction } from '#shared/records/quote/quoteLife.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { quoteAction as actOn, quoteChange as change, type QuoteChanges } from './actions/quoteAction.ts'
import { type EnvelopeRecord, envelopes } from './store/envelopes.ts'
import { manuscripts } from './store/manuscripts.ts'
import { questionnaireRequests } from './store/questionnaireRequests.ts'
import { listedGroup, soldByGroup } from './store/quoteGroups.ts'
import { quotes, type StoredQuote } from './store/quotes.ts'

export type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
export type { QuoteChanges } from './actions/quoteAction.ts'
export { policyToBe } from './binding/policyToBe.ts'
export { removeBinder } from './binding/removeBinder.ts'
export { mustStandAsBound, requestIssue } from './binding/requestIssue.ts'
export { takeBinderBack } from './binding/takeBinderBack.ts'
export { type ToldOfNote, toldOfNote } from './conversation/toldOfNote.ts'
export { previewOfRevert, revertChange } from './endorsements/revertChange.ts'
export { dislocateBooks } from './jobs/dislocateBooks.ts'
export { followAgencyName } from './jobs/followAgencyName.ts'
export { followPartners } from './jobs/followPartners.ts'
export { handOverQuotes } from './jobs/handOverQuotes.ts'
export { approvedManuscripts } from './manuscripts/approvedManuscripts.ts'
export { readsDrafts } from './manuscripts/manuscriptReach.ts'
export { type AccountFacts, accountFacts as accountFactsOf, answersBeyond } from './pricing/accountFacts.ts'
export { pricedCoverages } from './pricing/pricedCoverages.ts'
export { isRenewalDeclined } from './renewals/isRenewalDeclined.ts'
export { lastQuotingOf } from './search/lastQuotingOf.ts'
export { quoteCountsOf } from './search/quoteCountsOf.ts'
export { soldCountOf, waitingCountOf } from './search/quotesInNameOf.ts'
export { soldBy } from './search/soldBy.ts'
export { agentQuoteLink } from './sending/agentQuoteLink.ts'
export { quoteFacts } from './sending/letterFacts.ts'
export { isShown as isShownByShare, openedShare } from './shares/openedShare.ts'
export { statementOf } from './signing/statementOf.ts'
export { changedSinceSigned } from './signing/superseded.ts'
export type { StoredQuote } from './store/quotes.ts'
export { requireQuote } from './store/reach.ts'
export { receivedSubjectivity } from './underwriting/receivedSubjectivity.ts'
export { handedOnBy, underwritersFor } from './underwriting/underwritersFor.ts'
export { quoteTimeZone } from './views/quoteTimeZone.ts'

/** Whether a list of an agency or an insured has quotes, drafts and deleted ones too, as the table itself has them. */
export const hasQuotes = async (scope: string): Promise<boolean> =>
  (await quotes.walk({ scope, group: ['DRAFT', 'DELETED', listedGroup], size: 1 })).ids.length > 0

/** Of the names that an agent of an agency has – the user's id, the e-mail – those under which they sell quotes that may still be bound. */
export const namesWithQuotes = async (agencyId: string, names: readonly string[]): Promise<string[]> => {
  const scope = `agency:${agencyId}`
  const found = await Promise.all(names.map((name) => quotes.walk({ scope, group: soldByGroup(name), size: 1 })))
  return names.filter((_, index) => (found[index]?.ids.length ?? 0) > 0)
}

/** The quote as it is stored, whoever asks; it is there. */
export const requireStoredQuote = (id: string): Promise<StoredQuote> => quotes.require(id)

/** The quote as it is stored, whoever asks. */
export const quoteById = (id: string): Promise<StoredQuote | undefined> => quotes.byId(id)

/** An endorsement that was written for one cover, whoever asks. */
export const manuscriptById = (id: string) => manuscripts.byId(id)

/** What was signed, as it was put before the signer. */
export const envelopeById = (id: string): Promise<EnvelopeRecord | undefined> => envelopes.byId(id)

/** The write of a step of the quote's lifecycle; fails with `quote.notAllowed` where the table does not list it. */
export const quoteAction = (
  quote: StoredQuote,
  action: QuoteAction,
  changes: QuoteChanges = {},
  outcome?: QuoteStatus,
): Write => actOn(quote, action, now(), changes, outcome)

/** The write of changes that leave the quote's status alone. */
export const quoteChange = (quote: StoredQuote, changes: QuoteChanges): Write => change(quote, now(), changes)

/** A quote by its number, whoever asks. */
export const quoteByNumber = (number: string): Promise<StoredQuote | undefined> =>
  quotes.byUnique('quoteNumber', number)

/** Records that name people who need be no users. */
export const quoteNaming: readonly NamingRecords[] = [quotes, questionnaireRequests, envelopes]
