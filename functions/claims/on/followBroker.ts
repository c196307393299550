import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { policyById } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { claimStatuses } from '#shared/records/claim/claimStatus.ts'
import { vendorInvoiceStatuses } from '#shared/records/vendorInvoice/vendorInvoiceStatus.ts'
import { whoseBy } from '../desk/placed.ts'
import { releasedClaim } from '../desk/releasedClaim.ts'
import { sharedBy } from '../invoices/sharedBy.ts'
import { claimById, claims, type StoredClaim } from '../store/claims.ts'
import { vendorInvoices } from '../store/vendorInvoices.ts'

/** The claim as its policy says whose it is; undefined where it is so, or no policy answers it. */
const followed = async (claim: StoredClaim): Promise<StoredClaim | undefined> => {
  const policy = claim.policyId === undefined ? undefined : await policyById(claim.policyId)
  if (policy === undefined || policy.agencyId === claim.agencyId) return undefined
  const { partnerIds, ...whose } = whoseBy(claim, policy)
  // Of a notice that is not filed yet no partner knows.
  return { ...claim, ...whose, ...(claim.status !== 'UN_FILED' && { partnerIds }) }
}

const followClaim = async (claimId: string, now: Instant): Promise<void> => {
  const claim = await claimById(claimId)
  const after = claim && (await followed(claim))
  if (claim === undefined || after === undefined) return
  const released = await releasedClaim(claim, { whose: after, now })
  await commit(released ?? [claims.update(claim, { ...after, updated: now })])
}

const followInvoice = async (invoiceId: string): Promise<void> => {
  const invoice = await vendorInvoices.byId(invoiceId)
  const claim = invoice && (await claimById(invoice.claimId))
  if (claim === undefined || invoice === undefined || claim.agencyId === invoice.agencyId) return
  await commit([vendorInvoices.update(invoice, { ...invoice, ...sharedBy(claim, invoice.vendorId) })])
}

const follow = async (claimId: string, now: Instant): Promise<void> => {
  await retryStale(() => followClaim(claimId, now))
  const rows = await vendorInvoices.every({ scopes: [`claim:${claimId}`], group: [...vendorInvoiceStatuses] })
  for (const { id } of rows) await retryStale(() => followInvoice(id))
}

/**
 * Claims go with the policy that answers them to its new broker, and back with it, whatever has become of them (decision:
 * claims-go-with-policy). One that was filed as the broker changed is looked at as it was filed.
 */
export const followBroker: Subscriber<'claim.filed' | 'policy.brokerChanged'> = async ({ detail, now }) => {
  if ('claimId' in detail) return follow(detail.claimId, now)
  const rows = await claims.every({ scopes: [`policy:${detail.policyId}`], group: [...claimStatuses] })
  for (const { id } of rows) await follow(id, now)
}
