import type { Chunk, Effect } from '#functions/_platform/jobs/defineJob.ts'
import { partnersOf } from '#functions/directory/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { claimStatuses } from '#shared/records/claim/claimStatus.ts'
import { vendorInvoiceStatuses } from '#shared/records/vendorInvoice/vendorInvoiceStatus.ts'
import { releasedClaim } from '../desk/releasedClaim.ts'
import { sharedBy } from '../invoices/sharedBy.ts'
import { claims, type StoredClaim } from '../store/claims.ts'
import { vendorInvoices } from '../store/vendorInvoices.ts'
import { sharesOf } from '../vendors/sharesOf.ts'

/** Claims that are looked at together. */
const together = 6

interface GoingOver {
  /** The agency that goes into another. */
  readonly from: string
  readonly to: Pick<StoredClaim, 'agencyId' | 'teamIds'>
}

/** A claim with its vendors' invoices as it is the other's; what is closed stays with its policy. */
const goneOver = async (claim: StoredClaim, at: string, { to }: GoingOver, now: Instant): Promise<Effect> => {
  const { accountId, vendors } = claim
  const partners = claim.policyId === undefined ? [] : await partnersOf('policy', { accountId, agencyId: to.agencyId })
  const partnerIds = claim.status === 'UN_FILED' ? [] : [...new Set([...partners, ...sharesOf(vendors)])]
  const moved = { ...claim, ...to, partnerIds }
  const released = await releasedClaim(claim, { whose: moved, now })
  const rows = await vendorInvoices.every({ scopes: [`claim:${claim.id}`], group: [...vendorInvoiceStatuses] })
  const invoices = (await vendorInvoices.byIds(rows.map(({ id }) => id))).map((invoice) =>
    vendorInvoices.update(invoice, { ...invoice, ...sharedBy(moved, invoice.vendorId) }),
  )
  return { cursor: at, writes: [...(released ?? [claims.update(claim, { ...moved, updated: now })]), ...invoices] }
}

/** The next claims that are not closed of an agency that goes into another are the other's (decision: claims-go-with-policy). */
export const claimsOfAgencyGoOver = async (
  going: GoingOver,
  { after, now }: { readonly after: string | undefined; readonly now: Instant },
): Promise<Chunk> => {
  const group = claimStatuses.filter((status) => status !== 'CLOSED')
  const { ids, cursor } = await claims.walk({ scope: `agency:${going.from}`, group, size: together, after })
  const found = new Map((await claims.byIds(ids.map(({ id }) => id))).map((claim) => [claim.id as string, claim]))
  const effects = await Promise.all(
    ids.flatMap(({ id, at }) => {
      const claim = found.get(id)
      return claim === undefined || claim.agencyId !== going.from ? [] : [goneOver(claim, at, going, now)]
    }),
  )
  return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
}
