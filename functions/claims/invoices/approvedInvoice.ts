import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { VendorInvoice } from '#shared/contracts/claims/vendorInvoiceRecord.ts'
import type { approveVendorInvoice } from '#shared/contracts/claims/vendorInvoices.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isAboveAgreed } from '#shared/domain/claims/invoiceFigures.ts'
import { claimGuard } from '../desk/desk.ts'
import { saveClaim } from '../desk/saveClaim.ts'
import { askedPayment } from '../money/askedPayment.ts'
import { moneyTexts } from '../money/moneyText.ts'
import { requireClaim } from '../store/claims.ts'
import { type StoredVendorInvoice, vendorInvoices } from '../store/vendorInvoices.ts'
import { afterStep } from './afterStep.ts'
import { toldInvoice } from './toldInvoice.ts'

/**
 * An invoice that the desk approves, as it was seen: an expense of the claim is asked for in the vendor's name, by the rules
 * of every payment, and invoice and payment know of each other (decision: vendors-are-paid-as-claims).
 */
export const approvedInvoice = async (
  invoice: StoredVendorInvoice,
  { coverageId, total, payeeCountry, rateWord }: BodyOf<typeof approveVendorInvoice>,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<VendorInvoice> => {
  const claim = await requireClaim(invoice.claimId, actor)
  claimGuard.mustAllow(claim.status, 'pay', { actor })
  const { currency } = invoice
  if (total !== invoice.total)
    return fail('claim.amountMismatch', { data: moneyTexts({ due: invoice.total, offered: total }, currency) })
  const word = rateWord?.trim()
  if (invoice.lines.some(isAboveAgreed) && !word)
    return fail('request.unfit', {
      errors: [{ path: ['rateWord'], detail: 'Say why an hour may cost more than was agreed' }],
    })
  const asked = {
    kind: 'EXPENSE',
    coverageId,
    amount: invoice.total,
    payee: invoice.vendorName,
    ...(payeeCountry !== undefined && { payeeCountry }),
    vendorId: invoice.vendorId,
    vendorInvoiceId: invoice.id,
    memo: `Invoice ${invoice.number}`,
    isRansom: false,
  } as const
  const { payment, after, asks, writes } = await askedPayment(claim, asked, { actor, now })
  const changes = {
    approval: { by: actor.userId, name: actor.name, at: now },
    ...(word && { rateWord: word }),
    payment: { paymentId: payment.id, coverageId, paid: payment.paid, borne: payment.borne },
  }
  const approved = afterStep(invoice, 'approve', changes, { actor, now })
  await saveClaim(claim, after, {
    by: actor.name,
    now,
    writes: [...writes, vendorInvoices.update(invoice, approved)],
    events: [asks, { name: 'vendorInvoice.moved', detail: { vendorInvoiceId: invoice.id, status: 'APPROVED' } }],
  })
  return toldInvoice(approved, actor)
}
