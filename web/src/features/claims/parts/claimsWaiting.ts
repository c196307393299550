import { searchClaimQueue } from '#shared/contracts/claims/desk.ts'
import { searchVendorInvoices } from '#shared/contracts/claims/vendorInvoices.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { countOf, countStaleTime, mostCounted, shownOf } from '#web/records/waiting/countOf.ts'
import type { WaitingFigure } from '#web/records/waiting/WaitingFigures.tsx'

const fresh = { staleTime: countStaleTime }

/** What waits for a vendor of the panel: the claims it was brought into, the diaries of them that are due and invoices to be paid. */
export const vendorWaiting: readonly WaitingFigure[] = [
  {
    label: 'claims:waiting.open',
    tone: 'review',
    permission: 'claim:manage',
    to: 'claims',
    useCount: () => countOf(useOperation(searchClaimQueue, { query: { size: 1 } }, fresh)),
  },
  {
    label: 'claims:waiting.due',
    tone: 'payment',
    permission: 'claim:manage',
    to: 'claims?view=due',
    useCount: () => shownOf(useOperation(searchClaimQueue, { query: { size: mostCounted, due: 'true' } }, fresh)),
  },
  {
    label: 'claims:waiting.invoices',
    tone: 'ready',
    permission: 'claim:manage',
    to: 'vendor-invoices?status=APPROVED',
    useCount: () => countOf(useOperation(searchVendorInvoices, { query: { size: 1, status: 'APPROVED' } }, fresh)),
  },
  {
    label: 'claims:waiting.closed',
    tone: 'ended',
    permission: 'claim:manage',
    to: 'claims?view=CLOSED',
    useCount: () => countOf(useOperation(searchClaimQueue, { query: { size: 1, status: 'CLOSED' } }, fresh)),
  },
]
