import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import * as contracts from '#shared/contracts/claims/vendorInvoices.ts'
import { type VendorInvoiceAction, vendorInvoiceLife } from '#shared/records/vendorInvoice/vendorInvoiceLife.ts'
import { isDesk } from '../desk/desk.ts'
import { claimById, isClaimTheirs } from '../store/claims.ts'
import { type StoredVendorInvoice, vendorInvoices } from '../store/vendorInvoices.ts'
import { vendorIdOf } from '../vendors/vendorIdOf.ts'
import { isVendor } from '../vendors/vendorShare.ts'

export const invoiceGuard = guardOf(vendorInvoiceLife, {
  refusal: 'vendorInvoice.notAllowed',
  contracts: [
    contracts.approveVendorInvoice,
    contracts.rejectVendorInvoice,
    contracts.submitVendorInvoice,
    contracts.withdrawVendorInvoice,
  ],
})

/** What the actor can do with an invoice now: the desk decides, its vendor takes it back. */
export const allowedOn = ({ status }: Pick<StoredVendorInvoice, 'status'>, actor: Actor): VendorInvoiceAction[] =>
  invoiceGuard.allowed(status, { actor }).filter((action) => (action === 'withdraw') === isVendor(actor))

/**
 * The invoice, or `vendorInvoice.notFound` when there is none or it is not in the actor's reach: of a vendor its own, of the
 * desk those of claims that it reads (rule: vendor-invoices).
 */
export const requireVendorInvoice = async (id: string, actor: Actor): Promise<StoredVendorInvoice> => {
  const vendorId = await vendorIdOf(actor)
  const invoice = await vendorInvoices.require(id, isVendor(actor) ? (each) => each.vendorId === vendorId : undefined)
  if (isVendor(actor)) return invoice
  const claim = await claimById(invoice.claimId)
  const isTheirs = claim !== undefined && isDesk(actor) && isClaimTheirs(actor, claim)
  return isTheirs ? vendorInvoices.reached(invoice) : fail('vendorInvoice.notFound')
}

/** Whether an invoice is the own one of the vendor that the actor is of, as the panel says today. */
export const isOwnInvoice = async (id: string, actor: Actor): Promise<boolean> => {
  const vendorId = await vendorIdOf(actor)
  return vendorId !== undefined && (await vendorInvoices.byId(id))?.vendorId === vendorId
}

/** The invoice for who decides on it; vendors are told that this is the desk's. */
export const requireInvoiceForDesk = async (
  id: string,
  action: 'approve' | 'reject',
  actor: Actor,
): Promise<StoredVendorInvoice> => {
  if (isVendor(actor)) return fail('claim.deskOnly')
  const invoice = await requireVendorInvoice(id, actor)
  invoiceGuard.mustAllow(invoice.status, action, { actor })
  return invoice
}
