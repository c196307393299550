import { searchClaimQueue } from '#shared/contracts/claims/desk.ts'
import { searchVendorInvoices } from '#shared/contracts/claims/vendorInvoices.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { approvalsWaiting } from '#web/records/claim/approvalsWaiting.ts'
import { noticedClaims } from '#web/records/claim/noticedClaims.ts'
import { countOf, countStaleTime, mostCounted, shownOf } from '#web/records/waiting/countOf.ts'
import type { WaitingFigure } from '#web/records/waiting/WaitingFigures.tsx'

const fresh = { staleTime: countStaleTime }
const permission = 'claim:manage'

const due: WaitingFigure = {
  label: 'claims:waiting.due',
  tone: 'payment',
  permission,
  to: 'claims?view=due',
  useCount: () => shownOf(useOperation(searchClaimQueue, { query: { size: mostCounted, due: 'true' } }, fresh)),
}

const assigned = { me: 'mine', nobody: 'nobody' } as const

/** The open claims that one has oneself, or nobody has yet. */
const claimsOf = (whose: keyof typeof assigned): WaitingFigure => ({
  label: `claims:waiting.${assigned[whose]}`,
  tone: whose === 'me' ? 'review' : 'referred',
  permission,
  to: `claims?view=${assigned[whose]}`,
  useCount: () => countOf(useOperation(searchClaimQueue, { query: { size: 1, assigned: whose } }, fresh)),
})

const invoicesThatAre = (status: 'APPROVED' | 'SUBMITTED'): WaitingFigure => ({
  label: status === 'APPROVED' ? 'claims:waiting.invoices' : 'claims:waiting.toDecide',
  tone: status === 'APPROVED' ? 'ready' : 'draft',
  permission,
  to: `vendor-invoices?status=${status}`,
  useCount: () => countOf(useOperation(searchVendorInvoices, { query: { size: 1, status } }, fresh)),
})

/** What waits for the desk: claims that nobody has, one's own, diaries that are due, invoices to be decided and payments to approve. */
export const deskWaiting: readonly WaitingFigure[] = [
  claimsOf('nobody'),
  claimsOf('me'),
  due,
  invoicesThatAre('SUBMITTED'),
  approvalsWaiting,
]

/** What waits for a carrier's own desk: the claims besides that cost so much that the carrier has itself told of them. */
export const carrierWaiting: readonly WaitingFigure[] = [noticedClaims, ...deskWaiting]

/** What waits for a vendor of the panel: work to be answered, the claims it was brought into, the diaries of them that are due and invoices to be paid. */
export const vendorWaiting: readonly WaitingFigure[] = [
  {
    label: 'claims:waiting.toAnswer',
    tone: 'refused',
    permission,
    to: 'claims?view=answer',
    useCount: () => countOf(useOperation(searchClaimQueue, { query: { size: 1, toAnswer: 'true' } }, fresh)),
  },
  {
    label: 'claims:waiting.open',
    tone: 'review',
    permission,
    to: 'claims',
    useCount: () => countOf(useOperation(searchClaimQueue, { query: { size: 1 } }, fresh)),
  },
  due,
  invoicesThatAre('APPROVED'),
  {
    label: 'claims:waiting.closed',
    tone: 'ended',
    permission,
    to: 'claims?view=CLOSED',
    useCount: () => countOf(useOperation(searchClaimQueue, { query: { size: 1, status: 'CLOSED' } }, fresh)),
  },
]
