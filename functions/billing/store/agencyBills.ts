import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import type { AgencyId, DocumentId, PolicyId } from '#shared/domain/ids/ids.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Currency } from '#shared/domain/money/money.ts'

/** A policy on an agency's bill: what is due on it, what the agency keeps of that, and what it owes. Minor units. */
export interface AgencyBillLine {
  readonly policyId: PolicyId
  readonly policyNumber: string
  readonly companyName: string
  readonly dueDate: CalendarDate
  readonly gross: MinorUnits
  readonly commission: MinorUnits
  /** Kept as its fee beside the commission; none on bills of before. */
  readonly brokerFee?: MinorUnits
  readonly amount: MinorUnits
}

/** What an agency owed at the end of a month, policy by policy, as it was billed; it does not change. */
export interface AgencyBillRecord {
  readonly id: string
  readonly agencyId: AgencyId
  readonly agencyName: string
  readonly month: Month
  readonly currency: Currency
  readonly lines: readonly AgencyBillLine[]
  readonly gross: MinorUnits
  readonly commission: MinorUnits
  readonly brokerFee?: MinorUnits
  readonly amount: MinorUnits
  /** Its document, and the same as a table; made under these ids. */
  readonly docId: DocumentId
  readonly csvDocId: DocumentId
  readonly created: Instant
}

/** An agency has one bill for a month. */
export const agencyBillIdOf = (agencyId: string, month: Month): string =>
  `agb_${agencyId.replace(/^agy_/, '')}_${month}`

export const agencyBills = defineRecord<AgencyBillRecord>({
  kind: 'agencyBill',
  notFound: 'billing.noAgencyBill',
  version: 2,
  // From the second on, what is kept as a fee stands beside the commission.
  from: { 1: (bill: AgencyBillRecord): AgencyBillRecord => bill },
})
