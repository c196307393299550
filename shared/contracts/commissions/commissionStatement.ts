import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AgencyId, DocumentId, PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'

/** An agency's commission statement of a month, amounts in minor units: what it opens with and what moved add up to `amount`. */
export const CommissionStatement = z.object({
  agencyId: AgencyId,
  agencyName: z.string(),
  year: z.int(),
  month: z.int(),
  currency: z.enum(currencies),
  opening: MinorUnits.describe('Brought forward from the statement before.'),
  earned: MinorUnits.describe('Became due, on premium that was collected.'),
  clawedBack: MinorUnits.describe('Came back with premium that was returned; below zero.'),
  brokerFees: MinorUnits.optional().describe(
    'Broker’s fees of the agency that were collected, less what was returned; none where nothing moved.',
  ),
  paid: MinorUnits.describe('Was paid to the agency.'),
  amount: MinorUnits.describe('Due at the end of the month; below zero it is carried forward.'),
  policies: z.int(),
  docId: DocumentId,
  csvDocId: DocumentId.describe('The same as a table (CSV).'),
})
export type CommissionStatement = z.infer<typeof CommissionStatement>

/** A policy on a statement. Minor units. */
export const CommissionStatementLine = z.object({
  policyId: PolicyId,
  policyNumber: z.string(),
  companyName: z.string(),
  bookedOn: CalendarDate,
  premium: MinorUnits.optional().describe(
    'Premium before taxes and fees on which it was earned since the line before, below zero where it was returned; none on statements of before, and of commission that was carried over.',
  ),
  percent: z.number().optional().describe('What of that premium the commission is; none where there is no premium.'),
  retained: MinorUnits.optional().describe('What the agency kept of its payments of it beside this.'),
  earned: MinorUnits.describe('Became due.'),
  clawedBack: MinorUnits.describe('Came back; below zero.'),
  brokerFee: MinorUnits.optional().describe(
    'The broker’s fee that was collected on it, below zero where it came back.',
  ),
})
export type CommissionStatementLine = z.infer<typeof CommissionStatementLine>

/** A payment on a statement, minor units; below zero it is one that the bank returned. */
export const StatedPayment = z.object({ paidOn: CalendarDate, amount: MinorUnits })
export type StatedPayment = z.infer<typeof StatedPayment>
