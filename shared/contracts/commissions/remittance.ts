import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { Month } from '#shared/domain/calendar/months.ts'
import { PolicyId, RemittanceExceptionId, RemittanceId } from '#shared/domain/ids/ids.ts'
import { exceptionKinds, lineVerdicts, remittanceSources, resolutions } from '#shared/domain/ledger/remittance.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { remittanceStatuses } from '#shared/records/remittance/remittanceStatus.ts'
import { exceptionStatuses } from '#shared/records/remittanceException/remittanceExceptionStatus.ts'

const Word = z.object({ by: z.string(), name: z.string(), at: Instant })

/** A line of the file: what was paid for which policy, and what it is against what was expected. Minor units. */
export const RemittanceLine = z.object({
  row: z.int().describe('As a spreadsheet counts.'),
  policyNumber: z.string(),
  policyId: PolicyId.optional(),
  companyName: z.string().optional(),
  amount: MinorUnits,
  paidOn: CalendarDate,
  reference: z.string(),
  expected: MinorUnits.optional().describe('What was left to be expected of the policy’s commission of the month.'),
  verdict: z.enum(lineVerdicts),
  difference: MinorUnits,
})
export type RemittanceLine = z.infer<typeof RemittanceLine>

/** A file of a carrier or its processor as it was read; nothing is booked before somebody says so. */
export const Remittance = z.object({
  id: RemittanceId,
  source: z.enum(remittanceSources),
  sender: z.string(),
  period: Month.describe('The month whose commission it pays.'),
  fileName: z.string(),
  currency: z.enum(currencies),
  status: z.enum(remittanceStatuses),
  total: MinorUnits,
  lines: z.array(RemittanceLine),
  counts: z.record(z.enum(lineVerdicts), z.int()).describe('How many lines are what.'),
  checked: Word,
  booked: Word.optional(),
  discarded: Word.optional(),
  created: Instant,
  lastUpdated: Instant,
})
export type Remittance = z.infer<typeof Remittance>

export const RemittanceRow = Remittance.omit({ lines: true })
export type RemittanceRow = z.infer<typeof RemittanceRow>

/** A payment of commission that is not what was expected. Minor units; a difference below zero is missing. */
export const RemittanceException = z.object({
  id: RemittanceExceptionId,
  remittanceId: RemittanceId,
  row: z.int(),
  kind: z.enum(exceptionKinds),
  status: z.enum(exceptionStatuses),
  source: z.enum(remittanceSources),
  sender: z.string(),
  period: Month,
  policyNumber: z.string(),
  policyId: PolicyId.optional(),
  companyName: z.string().optional(),
  expected: MinorUnits.optional(),
  amount: MinorUnits.describe('What was paid.'),
  difference: MinorUnits,
  currency: z.enum(currencies),
  paidOn: CalendarDate,
  reference: z.string(),
  proposal: Word.extend({
    resolution: z.enum(resolutions),
    note: z.string(),
    policyNumber: z.string().optional().describe('Of the policy to which it belongs.'),
  }).optional(),
  approval: Word.optional(),
  rejection: Word.extend({ note: z.string() }).optional(),
  overtaken: z.boolean().optional().describe('A later payment brought what was short.'),
  created: Instant,
  lastUpdated: Instant,
})
export type RemittanceException = z.infer<typeof RemittanceException>
