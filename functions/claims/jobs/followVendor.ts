import { z } from 'zod'
import { type Chunk, defineJob } from '#functions/_platform/jobs/defineJob.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import type { Vendor } from '#shared/contracts/account/vendors.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { claims, openGroup, type StoredClaim } from '../store/claims.ts'
import { vendors } from '../store/vendors.ts'
import { withVendors } from '../vendors/sharesOf.ts'

/** Claims that are looked at together; some three of them fill a transaction. */
const together = 25

/**
 * The lists that its claims are in: all open ones, which have a claim as soon as it is written, and its own, which follow.
 * One that is closed or reopened while the job passes is met in the list that it comes to.
 */
const lists = [
  { scope: () => 'all', group: openGroup },
  { scope: (vendorId: string) => `partner:${vendorId}`, group: 'CLOSED' },
  { scope: (vendorId: string) => `partner:${vendorId}`, group: openGroup },
] as const

const placeIn = (list: number, at = ''): string => `${list}|${at}`

const placeOf = (cursor = placeIn(0)): { readonly list: number; readonly after: string | undefined } => {
  const [list = '0', after] = cursor.split('|')
  return { list: Number(list), after: after || undefined }
}

/** The claim with the organization that its vendor has today; undefined where it says so already. */
const followed = (claim: StoredClaim, { id, organizationId }: Stored<Vendor>): ClaimRecord | undefined => {
  const isBehind = claim.vendors.some((each) => each.vendorId === id && each.organizationId !== organizationId)
  if (!isBehind) return undefined
  const shown = claim.vendors.map((each) => {
    if (each.vendorId !== id) return each
    const { organizationId: _, ...rest } = each
    return { ...rest, ...(organizationId !== undefined && { organizationId }) }
  })
  return withVendors(claim, shown)
}

/**
 * Claims know whose people the vendors at work on them send: when a vendor of the panel is given another organization, or
 * none, its claims follow, and nobody of the former one sees them any more.
 */
export const followVendor = defineJob({
  kind: 'followVendor',
  input: z.strictObject({ vendorId: z.string() }),
  key: ({ vendorId }) => vendorId,
  beginsAnew: true,
  async chunk({ vendorId }, { cursor }): Promise<Chunk> {
    const vendor = await vendors.byId(vendorId)
    const { list, after } = placeOf(cursor)
    const of = lists[list]
    if (vendor === undefined || of === undefined) return { done: 0 }
    const walk = { scope: of.scope(vendorId), group: of.group, size: together, after }
    const { ids, cursor: next } = await claims.walk(walk)
    const found = new Map((await claims.byIds(ids.map(({ id }) => id))).map((claim) => [claim.id as string, claim]))
    const effects = ids.flatMap(({ id, at }) => {
      const claim = found.get(id)
      const as = claim && followed(claim, vendor)
      return claim && as ? [{ cursor: placeIn(list, at), writes: [claims.update(claim, as)] }] : []
    })
    const goesOn = next !== undefined ? placeIn(list, next) : list + 1 < lists.length ? placeIn(list + 1) : undefined
    return { effects, done: ids.length, ...(goesOn !== undefined && { cursor: goesOn }) }
  },
})
