import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { CommissionStatement } from '#shared/contracts/commissions/commissionStatement.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import type { PolicyId } from '#shared/domain/ids/ids.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'

/** A policy on a statement: what became due on it and what was clawed back, below zero. Minor units. */
export interface CommissionStatementLine {
  readonly policyId: PolicyId
  readonly policyNumber: string
  readonly companyName: string
  readonly bookedOn: CalendarDate
  readonly earned: MinorUnits
  readonly clawedBack: MinorUnits
}

/** A payment on a statement. */
interface StatedPayment {
  readonly paidOn: CalendarDate
  readonly amount: MinorUnits
}

/** An agency's statement of a month as it was made; it does not change. */
export interface CommissionStatementRecord extends CommissionStatement {
  readonly id: string
  readonly lines: readonly CommissionStatementLine[]
  readonly payments: readonly StatedPayment[]
  readonly created: Instant
}

/** An agency has one statement for a month. */
export const commissionStatementIdOf = (agencyId: string, month: Month): string =>
  `cms_${agencyId.replace(/^agy_/, '')}_${month}`

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The groups of statements of a year and of a month. */
export const statementGroup = ({
  year,
  month,
}: {
  readonly year: number
  readonly month?: number | undefined
}): string => (month === undefined ? `year.${year}` : `month.${year}-${twoDigits(month)}`)

/** What a row of the lists holds. */
const rowOf = ({ id, lines: _, payments: __, created: ___, ...row }: CommissionStatementRecord) => ({ id, ...row })

export const commissionStatements = defineRecord({
  kind: 'commissionStatement',
  notFound: 'commission.noStatement',
  list: {
    scopes: ({ agencyId }: CommissionStatementRecord) => ['all', `agency:${agencyId}`],
    groups: ({ year, month }: CommissionStatementRecord) => [statementGroup({ year }), statementGroup({ year, month })],
    groupsOnly: true,
    sorts: {
      agencyName: ({ agencyName }: CommissionStatementRecord) => agencyName,
      month: ({ year, month }: CommissionStatementRecord) => `${year}-${twoDigits(month)}`,
    },
    summary: rowOf,
  },
})
