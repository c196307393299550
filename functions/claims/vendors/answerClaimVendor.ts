import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { answerClaimVendor as contract } from '#shared/contracts/claims/desk.ts'
import { isUnanswered } from '#shared/domain/claims/vendorAnswer.ts'
import { ClaimNoteId } from '#shared/domain/ids/ids.ts'
import { claimGuard, isDesk } from '../desk/desk.ts'
import { saveClaim } from '../desk/saveClaim.ts'
import { diaryForToday } from '../notes/diaryForToday.ts'
import { claimNotes } from '../store/claimNotes.ts'
import { requireClaim } from '../store/claims.ts'
import { withVendors } from './sharesOf.ts'
import { isOfOwnVendor } from './vendorShare.ts'
import { workName } from './workName.ts'

/**
 * A vendor says whether it takes the work that it was brought in for; what it said by telephone the desk enters. One that
 * declines works on the claim no more, and the desk has a note why and a diary to find another (decision: vendors-answer).
 */
export const answerClaimVendor = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const claim = await requireClaim(params.claimId, actor)
  const { vendorId } = params
  if (!isDesk(actor) && !isOfOwnVendor(actor, claim, { vendorId })) return fail('vendor.notFound')
  claimGuard.mustAllow(claim.status, 'answer', { actor })
  const { accepts, subcategory } = body
  const isIts = (each: (typeof claim.vendors)[number]) => each.vendorId === vendorId && each.subcategory === subcategory
  const asked = claim.vendors.find((each) => isIts(each) && isUnanswered(each))
  if (asked === undefined) return fail(claim.vendors.some(isIts) ? 'vendor.answered' : 'vendor.notFound')
  const word = { by: actor.userId, name: actor.name, at: now }
  if (accepts) {
    const vendors = claim.vendors.map((each) =>
      isIts(each) && isUnanswered(each) ? { ...each, accepted: word } : each,
    )
    await saveClaim(claim, { ...claim, vendors }, { by: actor.name, now })
    return { accepts }
  }
  const reason = body.reason?.trim()
  if (!reason)
    return fail('request.unfit', { errors: [{ path: ['reason'], detail: 'Say why it does not take the work' }] })
  const what = workName(subcategory)
  const others = claim.vendors.filter((each) => !(isIts(each) && isUnanswered(each)))
  const goesOn = others.some((each) => each.vendorId === vendorId)
  const noteId = ClaimNoteId.parse(`cln_${ulid()}`)
  const note = claimNotes.create({
    id: noteId,
    claimId: claim.id,
    noteType: 'GENERAL',
    text: `${asked.vendorName} does not take the work (${what}): ${reason}`,
    privileged: false,
    createdBy: actor.name,
    createdById: actor.userId,
    created: now,
  })
  const { diary, dues } = await diaryForToday(claim, {
    title: `Bring in another vendor: ${asked.vendorName} declined (${what})`,
    by: actor.name,
    now,
  })
  const vendorDues = goesOn ? dues.vendorDues : dues.vendorDues?.filter((each) => each.vendorId !== vendorId)
  const after = { ...withVendors(claim, others), ...dues, ...(vendorDues && { vendorDues }) }
  await saveClaim(claim, after, {
    by: actor.name,
    now,
    writes: [note, diary],
    events: [{ name: 'claim.vendorMissing', detail: { claimId: claim.id, vendorId, subcategory, noteId } }],
  })
  return { accepts }
})
