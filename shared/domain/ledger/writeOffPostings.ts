import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { credit, debit, makePosting, type Posting } from './posting.ts'

/** What will not be collected is no longer receivable: the provider bears it. */
export const postingsForWriteOff = (amount: MinorUnits): Posting[] => [
  makePosting('Premium written off', [debit('writeOffs', amount), credit('premiumReceivable', amount)]),
]

/** Money came after all for what was written off: it is receivable again, and settled by what came. */
export const postingsForRecovery = (amount: MinorUnits): Posting[] => [
  makePosting('Write-off recovered', [debit('premiumReceivable', amount), credit('writeOffs', amount)]),
]

/** A write-off is taken back before any money came: the insured owes it again. */
export const postingsForReversedWriteOff = (amount: MinorUnits): Posting[] => [
  makePosting('Write-off reversed', [debit('premiumReceivable', amount), credit('writeOffs', amount)]),
]
