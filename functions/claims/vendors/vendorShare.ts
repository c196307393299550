import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { ClaimNoteRecord } from '#shared/contracts/claims/notes.ts'
import type { PanelSubcategory } from '#shared/contracts/claims/panelSubcategories.ts'

type Worked = Pick<ClaimRecord, 'vendors'>
type Assignment = ClaimRecord['vendors'][number]

const counsel: readonly PanelSubcategory[] = ['BREACH_COACH', 'DEFENSE_COUNSEL']

/** What is between the desk and itself, whoever else is told a note: cover, and what is reserved, paid and recovered. */
const deskNotes: readonly ClaimNoteRecord['noteType'][] = ['COVERAGE', 'PAYMENT', 'RECOVERY', 'RESERVE']

/** Somebody of a vendor has no share in the book, and works on the claims that it is assigned to. */
export const isVendor = ({ accountType, workflow }: Actor): boolean =>
  workflow === undefined && accountType === 'VENDOR'

/** What the actor's own vendor was brought in for. */
export const assignmentsOf = (actor: Actor, { vendors }: Worked): Assignment[] =>
  isVendor(actor) ? vendors.filter(({ organizationId }) => organizationId === actor.organizationId) : []

/** The vendor at work on a claim that the actor is of. */
export const vendorOf = (actor: Actor, claim: Worked): Assignment | undefined => assignmentsOf(actor, claim)[0]

/** Whether one of these assignments makes it counsel. */
export const isCounsel = (assignments: readonly Assignment[]): boolean =>
  assignments.some(({ subcategory }) => counsel.includes(subcategory))

/** Whether what is marked for a vendor, or for none, is the actor's own vendor's. */
export const isOfOwnVendor = (
  actor: Actor,
  claim: Worked,
  { vendorId }: { readonly vendorId?: string | undefined },
): boolean => vendorId !== undefined && assignmentsOf(actor, claim).some((each) => each.vendorId === vendorId)

/**
 * Whether a vendor reads a note (rule: vendor-share): what is its own, or was told it, and as counsel what is privileged and
 * the desk's, of cover and money excepted.
 */
export const readsNote = (actor: Actor, claim: Worked, note: ClaimNoteRecord): boolean => {
  const own = assignmentsOf(actor, claim)
  if (isOfOwnVendor(actor, claim, note)) return !note.privileged || isCounsel(own)
  return note.privileged && note.vendorId === undefined && isCounsel(own) && !deskNotes.includes(note.noteType)
}
