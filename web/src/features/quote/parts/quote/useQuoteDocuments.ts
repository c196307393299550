import { useState } from 'react'
import type { DocumentRow } from '#shared/contracts/docs/document.ts'
import { searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { nowHere } from '#web/i18n/clock.ts'
import { usePersona } from '#web/layout/usePersona.ts'

/** The quote's documents as far as they are made. */
export type MadeDocuments = {
  readonly proposal: DocumentRow | undefined
  readonly binder: DocumentRow | undefined
  readonly policy: DocumentRow | undefined
}

/** Statuses that have a proposal, which is made when a quote becomes ready. */
const proposed: readonly QuoteStatus[] = ['READY', 'REQUESTED', 'SIGNED', 'BOUND', 'ISSUED']
const bound: readonly QuoteStatus[] = ['BOUND', 'ISSUED']

export const hasProposal = ({ agencyStatus }: Pick<Quote, 'agencyStatus'>): boolean => proposed.includes(agencyStatus)

/** Statuses from which a quote still comes to be ready. */
const open: readonly QuoteStatus[] = ['DRAFT', 'INDICATION', 'REFERRED', 'IN_REVIEW', 'API_REJECTED']

export const mayBecomeReady = ({ agencyStatus }: Pick<Quote, 'agencyStatus'>): boolean => open.includes(agencyStatus)

type Facts = Pick<Quote, 'binder' | 'id' | 'lastPatched'>

/** The newest of each kind; a proposal of an earlier price is none. `rows` come newest first. */
export const documentsOf = (quote: Facts, rows: readonly DocumentRow[]): MadeDocuments => {
  const { binder } = quote
  const ofPolicy = (docType: DocumentRow['docType']) =>
    binder && rows.find((row) => row.docType === docType && row.policyId === binder.id)
  return {
    proposal: rows.find(
      ({ docType, quoteId, created }) => docType === 'Proposal' && quoteId === quote.id && created >= quote.lastPatched,
    ),
    binder: ofPolicy('Binder'),
    policy: ofPolicy('Policy'),
  }
}

/** Whether a document is still to come for a quote of this status. */
export const isMissing = (quote: Facts & Pick<Quote, 'agencyStatus'>, documents: MadeDocuments): boolean =>
  (hasProposal(quote) && documents.proposal === undefined) ||
  (bound.includes(quote.agencyStatus) && documents.binder === undefined) ||
  (quote.agencyStatus === 'ISSUED' && documents.policy === undefined)

/** How often, and for how long after they were due or asked for, documents that are being made are asked after. */
const every = 2000
const patience = 120_000

/** Whether what is missing is still on its way: `asked` is when somebody last had it made (epoch milliseconds). */
export const isComing = (
  { lastUpdated }: Pick<Quote, 'lastUpdated'>,
  { asked, now }: { readonly asked: number | undefined; readonly now: number },
): boolean => now - Math.max(Date.parse(lastUpdated), asked ?? 0) < patience

/** The documents of a quote, asked after until those that belong to its status are there. */
export const useQuoteDocuments = (quote: Quote) => {
  const may = useMay()
  const read = may('document:read')
  // A carrier has no share in the account: it reads what is of the quote, and of the policy.
  const isCarrier = usePersona() === 'CARRIER'
  const [asked, setAsked] = useState<number>()
  const isAwaited = () => isComing(quote, { asked, now: nowHere() })
  // Who reads when the answer came is drawn with each, also with the last that brings nothing new.
  const { data, dataUpdatedAt } = useOperation(
    searchOwnerDocuments,
    { params: { ownerId: isCarrier ? quote.id : quote.accountId }, query: { size: 100 } },
    {
      enabled: read,
      staleTime: 0,
      refetchInterval: (page) =>
        page !== undefined && isMissing(quote, documentsOf(quote, page.content)) && isAwaited() ? every : false,
    },
  )
  const ofPolicy = useOperation(
    searchOwnerDocuments,
    read && isCarrier && quote.binder ? { params: { ownerId: quote.binder.id }, query: { size: 100 } } : null,
  )
  return {
    pending: read && data === undefined,
    documents: documentsOf(quote, [...(data?.content ?? []), ...(ofPolicy.data?.content ?? [])]),
    coming: dataUpdatedAt >= 0 && isAwaited(),
    /** Says that what is missing was asked for just now. */
    noteAsked: () => setAsked(nowHere()),
  }
}
