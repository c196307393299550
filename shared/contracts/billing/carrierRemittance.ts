import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { Month } from '#shared/domain/calendar/months.ts'
import { CarrierRemittanceId } from '#shared/domain/ids/ids.ts'
import { remittanceBases } from '#shared/domain/ledger/carrierPremium.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { carrierRemittanceStatuses } from '#shared/records/carrierRemittance/carrierRemittanceStatus.ts'

/** Somebody's word on a remittance. */
const Word = z.object({ by: z.string(), name: z.string(), at: Instant })

/** Somebody's word against it, with why. */
const Refusal = Word.extend({ note: z.string() })

/** When it moved at the bank, and on which day of the books: another where that month was closed. */
const Moved = z.object({ on: CalendarDate, bookedOn: CalendarDate })

/** Premium that is paid to a carrier, as it is kept; amounts are minor units. */
export const CarrierRemittance = z.object({
  id: CarrierRemittanceId,
  carrierId: z.string().describe('The carrier, or the programme’s own paper.'),
  carrierName: z.string(),
  legalEntity: z.string().describe('The company of the provider that pays.'),
  currency: z.enum(currencies),
  month: Month.describe('Through the end of which what was collected is paid.'),
  basis: z.enum(remittanceBases).describe('By which terms it was due.'),
  status: z.enum(carrierRemittanceStatuses),
  becameDue: MinorUnits.describe(
    'What became due in the month, net of the commission that is kept; returns below zero.',
  ),
  broughtForward: MinorUnits.describe('What was due from before and not paid, or paid too much, below zero.'),
  amount: MinorUnits.describe('Both together: what is paid.'),
  prepared: Word,
  approval: Word.optional(),
  rejection: Refusal.optional(),
  cancellation: Refusal.optional(),
  payment: Word.extend({ ...Moved.shape, reference: z.string() }).optional(),
  bankReturn: Refusal.extend(Moved.shape).optional(),
  created: Instant,
  lastUpdated: Instant,
})
export type CarrierRemittance = z.infer<typeof CarrierRemittance>
