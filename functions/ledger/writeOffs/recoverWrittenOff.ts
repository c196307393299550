import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { WriteOffRecord } from '#shared/contracts/billing/writeOff.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { postingsForRecovery } from '#shared/domain/ledger/writeOffPostings.ts'
import { nextIn } from '#shared/records/life.ts'
import { writeOffLife } from '#shared/records/writeOff/writeOffLife.ts'
import { balanceDue } from '../invoices/standing.ts'
import { type StoredWriteOff, writeOffs } from '../store/writeOffs.ts'
import { bookWriteOff, type Moved } from './bookWriteOff.ts'

const after = (writeOff: StoredWriteOff, amount: number, now: Instant): WriteOffRecord => {
  const recovered = writeOff.recovered + amount
  const outcome = recovered === writeOff.amount ? 'RECOVERED' : 'APPROVED'
  const next = nextIn(writeOffLife, writeOff.status, 'recover', outcome)
  return { ...writeOff, recovered, status: next.ok ? next.status : writeOff.status, lastUpdated: now }
}

/** A credit first makes good what was written off, oldest first: nobody gets back what they never paid. */
export const recoverWrittenOff = async (invoice: InvoiceRecord, now: Instant): Promise<Moved> => {
  let recovered: Moved = { invoice, writes: [], events: [] }
  for (const id of balanceDue(invoice) < 0 ? (invoice.writeOffIds ?? []) : []) {
    const writeOff = await writeOffs.byId(id)
    const credit = 0 - balanceDue(recovered.invoice)
    if (writeOff?.status !== 'APPROVED' || credit <= 0) continue
    const amount = Math.min(credit, writeOff.amount - writeOff.recovered)
    recovered = bookWriteOff(recovered, writeOff, after(writeOff, amount, now), postingsForRecovery(amount))
  }
  return recovered
}
