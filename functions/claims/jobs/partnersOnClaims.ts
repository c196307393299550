import { z } from 'zod'
import { type Chunk, defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { partnersOf } from '#functions/directory/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { claimStatuses } from '#shared/records/claim/claimStatus.ts'
import { vendorInvoiceStatuses } from '#shared/records/vendorInvoice/vendorInvoiceStatus.ts'
import { releasedClaim } from '../desk/releasedClaim.ts'
import { claims, type StoredClaim } from '../store/claims.ts'
import { vendorInvoices } from '../store/vendorInvoices.ts'
import { sharesOf } from '../vendors/sharesOf.ts'

/** Claims that are looked at together. */
const together = 6

const isSame = (a: readonly string[], b: readonly string[] = []): boolean =>
  a.length === b.length && a.every((each) => b.includes(each))

/** The writes by which a claim and its vendors' invoices know whose they are besides, one commit after the other; none where they do. */
const followed = async (claim: StoredClaim, now: Instant): Promise<readonly (readonly Write[])[]> => {
  // One that no policy answers yet is shared with its vendors alone, and of one that is not filed nobody knows.
  if (claim.policyId === undefined || claim.status === 'UN_FILED') return []
  const { accountId, agencyId, partnerIds, vendors } = claim
  const partners = await partnersOf('policy', { accountId, agencyId })
  const shared = [...new Set([...partners, ...sharesOf(vendors)])]
  const rows = await vendorInvoices.every({ scopes: [`claim:${claim.id}`], group: [...vendorInvoiceStatuses] })
  const behind = (await vendorInvoices.byIds(rows.map(({ id }) => id))).flatMap((invoice) => {
    const others = [...new Set([...partners, invoice.vendorId])]
    return isSame(others, invoice.partnerIds)
      ? []
      : [[vendorInvoices.update(invoice, { ...invoice, partnerIds: others })]]
  })
  if (isSame(shared, partnerIds)) return behind
  const released = await releasedClaim(claim, { whose: { partnerIds: shared }, now })
  return [...behind, released ?? [claims.update(claim, { ...claim, partnerIds: shared })]]
}

/**
 * Claims, and what vendors have invoiced on them, are seen by whoever has a share in the policy that answers them today:
 * who joins the programme, or an agency's or an insured's side, sees those of before, and who leaves sees them no more
 * (decision: money-follows-partners).
 */
export const partnersOnClaims = defineJob({
  kind: 'partnersOnClaims',
  input: z.strictObject({ scope: z.string() }),
  key: ({ scope }) => scope,
  beginsAnew: true,
  async chunk({ scope }, { cursor: from, now }): Promise<Chunk> {
    const walk = { scope, group: [...claimStatuses], size: together, after: from || undefined }
    const { ids, cursor } = await claims.walk(walk)
    const found = new Map((await claims.byIds(ids.map(({ id }) => id))).map((claim) => [claim.id as string, claim]))
    const effects: Effect[] = []
    let before = from ?? ''
    for (const { id, at } of ids) {
      const claim = found.get(id)
      const commits = claim === undefined ? [] : await followed(claim, now)
      // A claim is met again until all of it is done.
      for (const [index, writes] of commits.entries())
        effects.push({ cursor: index === commits.length - 1 ? at : before, writes })
      before = at
    }
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})
