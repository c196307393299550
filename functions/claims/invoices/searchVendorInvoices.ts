import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import type { VendorInvoiceHit } from '#shared/contracts/claims/vendorInvoiceRecord.ts'
import { searchVendorInvoices as contract, vendorInvoiceSorts } from '#shared/contracts/claims/vendorInvoices.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { claims, isClaimTheirs, requireClaim } from '../store/claims.ts'
import { vendorInvoices } from '../store/vendorInvoices.ts'
import { vendorIdOf } from '../vendors/vendorIdOf.ts'
import { isVendor } from '../vendors/vendorShare.ts'
import { invoiceScopesOf } from './invoiceScopes.ts'

/** Of the invoices of a list those in the actor's reach, as their claims are now. */
const inReach = async (hits: readonly VendorInvoiceHit[], actor: Actor): Promise<VendorInvoiceHit[]> => {
  if (isVendor(actor)) {
    const vendorId = await vendorIdOf(actor)
    return hits.filter((each) => each.vendorId === vendorId)
  }
  const found = await claims.byIds([...new Set(hits.map(({ claimId }) => claimId))])
  const theirs = new Set<string>(found.filter((claim) => isClaimTheirs(actor, claim)).map(({ id }) => id))
  return hits.filter(({ claimId }) => theirs.has(claimId))
}

/** Invoices of the actor's reach. Those of one claim are few: they are read whole, and told by how many are in reach. */
export const searchVendorInvoices = implement(contract)(async ({ query, actor }) => {
  const { claimId, status: group, search, sort = '-created', size, after, before } = query
  const scopes = await invoiceScopesOf(actor)
  if (claimId !== undefined) {
    if (!isVendor(actor)) await requireClaim(claimId, actor)
    const rows = scopes.length === 0 ? [] : await vendorInvoices.every({ scopes: [`claim:${claimId}`], group })
    const hits = (await inReach(rows, actor)).sort((a, b) => (a.created < b.created ? 1 : -1))
    return { hits, totalHits: hits.length }
  }
  const page = isSearch(search)
    ? await vendorInvoices.search({ scopes, group, text: search, size, after, before })
    : await vendorInvoices.list({
        scopes,
        group,
        sort: vendorInvoiceSorts.find((each) => sort.endsWith(each)) ?? 'created',
        descending: sort.startsWith('-'),
        size,
        after,
        before,
      })
  const hits = (await inReach(page.hits, actor)).filter(({ status }) => group === undefined || status === group)
  // The lists are the actor's own: what is out of reach on this page is what has left it a moment ago.
  const isWhole = page.nextToken === undefined && page.prevToken === undefined
  const gone = page.hits.length - hits.length
  return { ...page, hits, totalHits: isWhole ? hits.length : Math.max(hits.length, page.totalHits - gone) }
})
