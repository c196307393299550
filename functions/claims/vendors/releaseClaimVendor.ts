import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { releaseClaimVendor as contract } from '#shared/contracts/claims/desk.ts'
import { panelSubcategoryName } from '#shared/contracts/claims/panelSubcategories.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { ClaimNoteId } from '#shared/domain/ids/ids.ts'
import { claimGuard, requireForDesk } from '../desk/desk.ts'
import { saveClaim } from '../desk/saveClaim.ts'
import { toFile } from '../desk/toFile.ts'
import { claimNotes } from '../store/claimNotes.ts'
import { withVendors } from './sharesOf.ts'

/** So many that were let go are kept with a claim, the last ones. */
const mostFormer = 80

/**
 * Its people have the claim in no list any more; what it wrote and what was paid to it stays in the file. Its time of before
 * it may still invoice (rule: vendor-invoices).
 */
export const releaseClaimVendor = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const claim = await requireForDesk(params.claimId, actor)
  claimGuard.mustAllow(claim.status, 'release', { actor })
  const isIts = ({ vendorId }: { readonly vendorId: string }) => vendorId === params.vendorId
  const [former, ...more] = claim.vendors.filter(isIts)
  if (former === undefined) return fail('vendor.notFound')
  const works = [former, ...more].map(
    ({ subcategory, at }) =>
      `${panelSubcategoryName(subcategory, config.region) ?? subcategory} since ${dateAt(at, claim.timeZone)}`,
  )
  const note = claimNotes.create({
    id: ClaimNoteId.parse(`cln_${ulid()}`),
    claimId: claim.id,
    noteType: 'GENERAL',
    text: `${former.vendorName} was released (${works.join(', ')}): ${body.reason}`,
    privileged: false,
    createdBy: actor.name,
    createdById: actor.userId,
    created: now,
  })
  const others = claim.vendors.filter((each) => !isIts(each))
  const vendorDues = claim.vendorDues?.filter((each) => !isIts(each))
  const formerVendors = [
    ...(claim.formerVendors ?? []),
    ...[former, ...more].map(({ organizationId: _, ...work }) => ({ ...work, releasedAt: now })),
  ].slice(-mostFormer)
  const after = { ...withVendors(claim, others), formerVendors, ...(vendorDues && { vendorDues }) }
  return toFile(await saveClaim(claim, after, { by: actor.name, now, writes: [note] }), actor)
})
