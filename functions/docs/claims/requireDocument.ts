import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { claimById, isClaimTheirs, isOwnInvoice } from '#functions/claims/public.ts'
import { documents, type StoredDocument } from '../store/documents.ts'
import { mayOpen } from '../store/mayOpen.ts'
import { isTheirOwn, seesOfClaim } from './claimReach.ts'

/** Whether the claim is one that the actor may see. */
const isClaimInReach = async (claimId: string, actor: Actor): Promise<boolean> => {
  const claim = await claimById(claimId)
  return claim !== undefined && isClaimTheirs(actor, claim)
}

const isInReach = async (document: StoredDocument, actor: Actor): Promise<boolean> => {
  const { claimId, vendorInvoiceId } = document
  if (claimId === undefined) return mayOpen(actor, document)
  if (actor.workflow !== undefined) return false
  // Its vendor has it with the invoice, which outlasts its time on the claim (rule: vendor-invoices).
  if (vendorInvoiceId !== undefined && actor.accountType === 'VENDOR') return isOwnInvoice(vendorInvoiceId, actor)
  return seesOfClaim(actor, document) && isClaimInReach(claimId, actor)
}

/**
 * The document, if it is in the actor's reach; one of a claim as its claim is, of a vendor's invoice for the vendor as that is.
 * @throws document.notFound
 */
export const requireDocument = async (id: string, actor: Actor): Promise<StoredDocument> => {
  const document = await documents.require(id)
  return (await isInReach(document, actor)) ? document : fail('document.notFound')
}

/**
 * The document for who changes it: of a claim the desk, and who brought it. What was sent with an invoice nobody changes.
 * @throws document.notFound, document.sentWithInvoice, claim.deskOnly
 */
export const requireDocumentToChange = async (id: string, actor: Actor): Promise<StoredDocument> => {
  const document = await requireDocument(id, actor)
  if (document.vendorInvoiceId !== undefined) return fail('document.sentWithInvoice')
  return document.claimId === undefined || isTheirOwn(actor, document) ? document : fail('claim.deskOnly')
}
