import { scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { BoardItem, InboxRow } from '#shared/contracts/quote/quote.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { shortened } from '#shared/domain/text/characters.ts'
import { subjectivitiesOfTexts } from '#shared/records/subjectivity/keptAsText.ts'
import { anyOverdue } from '#shared/records/subjectivity/subjectivities.ts'
import { boardOrderOf, formerGroupsOf, groupsOf, isQueue, onBoard, queueSorts } from './quoteGroups.ts'
import { quoteNames } from './quoteNames.ts'

export type StoredQuote = Stored<QuoteRecord>

/** What a row of any quote list holds; each list shows its share of it. */
export type QuoteRow = Omit<InboxRow, 'agencyStatus' | 'read'> & {
  readonly status: QuoteRecord['status']
  readonly teamIds: readonly string[]
  readonly policyNumber?: string
  /** What it is subject to still, as the board shows it. */
  readonly subjects?: readonly BoardItem[]
}

/** A row of a list is short; the quote has the whole text. */
const longestText = 200

const subjectsOf = (quote: QuoteRecord): BoardItem[] =>
  onBoard(quote).map(({ id, text, stage, due, owner, status, evidence }) => ({
    id,
    text: shortened(text, longestText),
    stage,
    owner,
    status,
    ...(due !== undefined && { due }),
    ...(evidence !== undefined && { receivedAt: evidence.at }),
  }))

const rowOf = (quote: QuoteRecord): QuoteRow => ({
  id: quote.id,
  quoteNumber: quote.quoteNumber,
  accountId: quote.accountId,
  companyName: quote.companyName,
  product: quote.product,
  status: quote.status,
  effectiveDate: quote.effectiveDate,
  expiresOn: quote.expiresOn,
  created: quote.created,
  lastUpdated: quote.lastUpdated,
  premium: quote.rated.premium,
  totalPremium: quote.totalPremium,
  currency: quote.rated.currency,
  limit: quote.selection.global.limit,
  isRenewal: quote.isRenewal,
  agencyId: quote.agencyId,
  agencyName: quote.agencyName,
  teamIds: quote.teamIds,
  ...(quote.needBy !== undefined && { needBy: quote.needBy }),
  ...(quote.underwriter && { assignee: quote.underwriter.name, assigneeId: quote.underwriter.id }),
  ...(quote.coverEnded === undefined && anyOverdue(quote.subjectivities) && { overdue: true }),
  ...(quote.binder && { policyNumber: quote.binder.policyNumber }),
  ...(onBoard(quote).length > 0 && { subjects: subjectsOf(quote) }),
  referralReasons: quote.referralReasons.map((reason) => reason.message),
})

/** A quote whose subjectivities were texts. What it was modified by is not known apart from its price any more. */
const fromTexts = (quote: QuoteRecord): QuoteRecord => ({
  ...quote,
  technicalPremium: quote.technicalPremium ?? quote.rated.premium,
  subjectivities: subjectivitiesOfTexts(quote.subjectivities, quote.binder !== undefined),
})

/** Quotes: found by number, listed for everyone, agency, teams and account, searched by number and company. */
export const quotes = defineRecord({
  kind: 'quote',
  notFound: 'quote.notFound',
  version: 13,
  // From the second on, numbers and ids are found from their beginning alone. From the third on, what it is subject to are
  // records of their own and the price without modifications is kept. From the fourth on, it is in fewer lists; from
  // the fifth on, what is bound is a filter of its own; from the sixth on, it is kept
  // who gave which answer and who confirmed them, from the seventh on, that its cover has ended, and from the eighth on, who
  // let it be sold without a license, an agreed commission, the notice of its state, and which other agency it was sent to; from the
  // ninth on, who was asked to sign its application, and who has; from the tenth on, its agent is a user, by whom it is found; from
  // the eleventh on, to whom its questionnaire was sent, for whom a link to it was made, the agreement by which its commission
  // stands, the diligent effort that it is placed after, and it waits in the queue of the underwriters and on the board of what
  // quotes are subject to; from the twelfth on, that the insured signed an agreement to the broker fees; from
  // the thirteenth on, it is found by whom it names.
  from: {
    1: (quote: QuoteRecord) => quote,
    2: fromTexts,
    3: (quote: QuoteRecord) => quote,
    4: (quote: QuoteRecord) => quote,
    5: (quote: QuoteRecord) => quote,
    6: (quote: QuoteRecord) => quote,
    7: (quote: QuoteRecord) => quote,
    8: (quote: QuoteRecord) => quote,
    // Who is known by e-mail alone stays so until the agent changes.
    9: (quote: QuoteRecord) => quote,
    10: (quote: QuoteRecord) => quote,
    11: (quote: QuoteRecord) => quote,
    12: (quote: QuoteRecord) => quote,
  },
  names: quoteNames,
  history: {
    hides: [
      'answerChanges',
      'answered',
      'attestation',
      'coverages',
      'cowbellRiskFactors',
      'patch',
      'questionnaire',
      'rated',
      'securityQuestions',
      'shared',
      'signature',
      'signRequest',
      'surplusNotice',
    ],
  },
  unique: { quoteNumber: (quote: QuoteRecord) => quote.quoteNumber },
  list: {
    scopes: (quote) => scopesOfRecord(quote),
    groups: groupsOf,
    groupsOnly: true,
    formerGroups: formerGroupsOf,
    sorts: {
      lastUpdated: (quote, group) => boardOrderOf(quote, group) ?? quote.lastUpdated,
      effectiveDate: (quote) => quote.effectiveDate,
      companyName: (quote) => quote.companyName,
      quoteNumber: (quote) => quote.quoteNumber,
    },
    queue: { has: isQueue, sorts: queueSorts },
    summary: rowOf,
    measure: (quote) => quote.rated.premium,
    shards: 4,
  },
  search: (quote) => [quote.companyName],
  searchFromStart: (quote) => [quote.quoteNumber],
})
