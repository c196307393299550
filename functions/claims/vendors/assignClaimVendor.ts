import { implement } from '#functions/_platform/http/implement.ts'
import { assignClaimVendor as contract } from '#shared/contracts/claims/desk.ts'
import { answerBy, isUnanswered } from '#shared/domain/claims/vendorAnswer.ts'
import { claimGuard, requireForDesk } from '../desk/desk.ts'
import { saveClaim } from '../desk/saveClaim.ts'
import { toFile } from '../desk/toFile.ts'
import { vendors } from '../store/vendors.ts'
import { withVendors } from './sharesOf.ts'

const most = 40

/** The vendor's organization has the claim in its own list from then on. */
export const assignClaimVendor = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const claim = await requireForDesk(params.claimId, actor)
  claimGuard.mustAllow(claim.status, 'retain', { actor })
  const vendor = await vendors.require(body.vendorId, ({ active }) => active)
  if (!vendor.subcategories.includes(body.subcategory)) return fail('vendor.notOfSubcategory')
  const isAsked = claim.vendors.some(
    (each) => each.vendorId === vendor.id && each.subcategory === body.subcategory && isUnanswered(each),
  )
  if (isAsked) return fail('vendor.askedAlready')
  if (claim.vendors.length >= most) return fail('vendor.tooMany', { data: { most } })
  const assignment = {
    ...body,
    ...(vendor.organizationId !== undefined && { organizationId: vendor.organizationId }),
    vendorName: vendor.name,
    vendorPhone: vendor.hotline ?? vendor.contactPhone,
    by: actor.userId,
    name: actor.name,
    at: now,
    answerBy: answerBy(now, body.urgency),
  }
  const after = withVendors(claim, [...claim.vendors, assignment])
  // Written along, so that its organization does not change between reading it and bringing it in.
  const writes = [vendors.update(vendor, vendor)]
  const asked = { name: 'claim.vendorAsked', detail: { claimId: claim.id, vendorId: vendor.id, at: now } } as const
  return toFile(await saveClaim(claim, after, { by: actor.name, now, writes, events: [asked] }), actor)
})
