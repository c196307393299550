import type { Write } from '#functions/_platform/storage/record.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { WriteOffRecord } from '#shared/contracts/billing/writeOff.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { postingsForRecovery } from '#shared/domain/ledger/writeOffPostings.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { nextIn } from '#shared/records/life.ts'
import { writeOffLife } from '#shared/records/writeOff/writeOffLife.ts'
import { balanceDue } from '../invoices/standing.ts'
import { bookDate } from '../postings/bookDate.ts'
import { bookingOf } from '../postings/booking.ts'
import { type StoredWriteOff, writeOffs } from '../store/writeOffs.ts'

/** The invoice once its credit has made good what was written off, with what is committed along. */
interface Recovered {
  readonly invoice: InvoiceRecord
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

const after = (writeOff: StoredWriteOff, amount: number, now: Instant): WriteOffRecord => {
  const recovered = writeOff.recovered + amount
  const outcome = recovered === writeOff.amount ? 'RECOVERED' : 'APPROVED'
  const next = nextIn(writeOffLife, writeOff.status, 'recover', outcome)
  return { ...writeOff, recovered, status: next.ok ? next.status : writeOff.status, lastUpdated: now }
}

/** A credit first makes good what was written off, oldest first: nobody gets back what they never paid. */
export const recoverWrittenOff = async (invoice: InvoiceRecord, now: Instant): Promise<Recovered> => {
  let recovered: Recovered = { invoice, writes: [], events: [] }
  for (const id of balanceDue(invoice) < 0 ? (invoice.writeOffIds ?? []) : []) {
    const writeOff = await writeOffs.byId(id)
    const credit = 0 - balanceDue(recovered.invoice)
    if (writeOff?.status !== 'APPROVED' || credit <= 0) continue
    const amount = Math.min(credit, writeOff.amount - writeOff.recovered)
    const next = after(writeOff, amount, now)
    const { movements, writes, events } = bookingOf(postingsForRecovery(amount), {
      of: invoice,
      cause: { kind: 'writeOff', id },
      effectiveAt: bookDate(now),
      now,
    })
    recovered = {
      invoice: {
        ...recovered.invoice,
        movements: [...recovered.invoice.movements, ...movements],
        writeOffIds: recovered.invoice.writeOffIds?.filter((each) => each !== id || next.status === 'APPROVED'),
      },
      writes: [...recovered.writes, writeOffs.update(writeOff, next), ...writes],
      events: [...recovered.events, ...events],
    }
  }
  return recovered
}
