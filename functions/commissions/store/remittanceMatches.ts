import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import type { PolicyId, RemittanceExceptionId } from '#shared/domain/ids/ids.ts'
import type { Remitted } from '#shared/domain/ledger/remittance.ts'

/** What was remitted of a policy's commission of a month, so that nothing is received twice. */
export interface RemittanceMatch extends Remitted {
  readonly id: string
  readonly policyId: PolicyId
  readonly period: Month
  /** The exception by which something is missing. */
  readonly shortId?: RemittanceExceptionId | undefined
}

export const matchIdOf = (policyId: string, period: Month): string => `rmm_${policyId.replace(/^pol_/, '')}_${period}`

export const remittanceMatches = defineRecord<RemittanceMatch>({
  kind: 'remittanceMatch',
  notFound: 'server.failed',
})

export const matchWrite = (before: Stored<RemittanceMatch> | undefined, after: RemittanceMatch) =>
  before === undefined ? remittanceMatches.create(after) : remittanceMatches.update(before, after)
