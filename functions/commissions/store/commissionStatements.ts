import { defineRecord } from '#functions/_platform/storage/record.ts'
import type {
  CommissionStatement,
  CommissionStatementLine,
  StatedPayment,
} from '#shared/contracts/commissions/commissionStatement.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Month } from '#shared/domain/calendar/months.ts'

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
  version: 3,
  // From the second on, a line says on how much premium its commission was earned, and at which rate; from the third on, the
  // broker's fees that were collected.
  from: {
    1: (statement: CommissionStatementRecord) => statement,
    2: (statement: CommissionStatementRecord) => statement,
  },
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
