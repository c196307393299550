import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { WriteOffRecord } from '#shared/contracts/billing/writeOff.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { postingsForReversedWriteOff } from '#shared/domain/ledger/writeOffPostings.ts'
import { nextIn } from '#shared/records/life.ts'
import { writeOffLife } from '#shared/records/writeOff/writeOffLife.ts'
import { type StoredWriteOff, writeOffs } from '../store/writeOffs.ts'
import { bookWriteOff, type Moved } from './bookWriteOff.ts'

/** Who brought the cover back, and when. */
interface Doing {
  readonly by: string
  readonly name: string
  readonly now: Instant
}

const after = (writeOff: StoredWriteOff, { by, name, now }: Doing): WriteOffRecord => {
  const next = nextIn(writeOffLife, writeOff.status, 'reverse')
  return {
    ...writeOff,
    ...(next.ok && { status: next.status }),
    reversal: { by, name, at: now },
    lastUpdated: now,
  }
}

/**
 * What was written off because the cover had ended is due again once the cover is back (decision: uncollectable-ends): of
 * each write-off what has not come of it. Small balances were given up whatever the cover did, and stay so.
 */
export const reverseUncollectable = async (invoice: InvoiceRecord, doing: Doing): Promise<Moved> => {
  let reversed: Moved = { invoice, writes: [], events: [] }
  for (const writeOff of await writeOffs.byIds(invoice.writeOffIds ?? [])) {
    if (writeOff.status !== 'APPROVED' || writeOff.reason !== 'UNCOLLECTABLE') continue
    const left = writeOff.amount - writeOff.recovered
    reversed = bookWriteOff(reversed, writeOff, after(writeOff, doing), postingsForReversedWriteOff(left))
  }
  return reversed
}
