import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AgencyId, PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { paymentStatuses } from '#shared/records/invoice/paymentStatus.ts'

/** A policy's invoice that its agency owes; `amount` is what is due less the commission and the fee that the agency keeps of it. */
export const AgencyBilledInvoice = z.object({
  id: z.string(),
  invoiceNumber: z.string(),
  policyId: PolicyId,
  policyNumber: z.string(),
  companyName: z.string(),
  agencyId: AgencyId,
  amount: MinorUnits.describe('What the agency owes: what is due less its commission on it and its fee; minor units.'),
  gross: MinorUnits.describe('What is due on the policy.'),
  brokerFee: MinorUnits.optional().describe('What the agency keeps of it as its fee, where it has one.'),
  commission: MinorUnits.describe('What the agency keeps of it as its commission.'),
  currency: z.enum(currencies),
  dueDate: CalendarDate,
  status: z.enum(paymentStatuses),
  charged: MinorUnits.optional().describe(
    'What is charged on the policy, less what was returned; minor units. Absent on rows of before.',
  ),
  writtenOff: MinorUnits.optional().describe('What of it was written off, where anything was; minor units.'),
  overdue: z.boolean(),
  remindersMuted: z.boolean(),
})
export type AgencyBilledInvoice = z.infer<typeof AgencyBilledInvoice>
