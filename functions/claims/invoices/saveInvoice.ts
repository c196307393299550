import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { VendorInvoice, VendorInvoiceRecord } from '#shared/contracts/claims/vendorInvoiceRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type StoredVendorInvoice, vendorInvoices } from '../store/vendorInvoices.ts'
import { afterStep } from './afterStep.ts'
import { toldInvoice } from './toldInvoice.ts'

/** Commits a step of an invoice's life that moves no money, and tells what it has become. */
export const saveInvoice = async (
  before: StoredVendorInvoice,
  action: 'reject' | 'withdraw',
  changes: Pick<VendorInvoiceRecord, 'rejection' | 'withdrawal'>,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<VendorInvoice> => {
  const after = afterStep(before, action, changes, { actor, now })
  const told = { name: 'vendorInvoice.moved', detail: { vendorInvoiceId: after.id, status: 'REJECTED' } } as const
  // Whoever withdraws an invoice asks nobody for anything.
  await commit([vendorInvoices.update(before, after)], { events: action === 'reject' ? [told] : [] })
  return toldInvoice(after, actor)
}
