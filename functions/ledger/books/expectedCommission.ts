import type { Month } from '#shared/domain/calendar/months.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { balanceOf } from '#shared/domain/ledger/trialBalance.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { type PostingRecord, postings } from '../postings/postings.ts'

const isWriting = ({ cause: { kind } }: PostingRecord): boolean => kind !== 'carryOver' && kind !== 'remittance'

/** The provider's commission on a policy that its postings say was written in a month, less what was returned in it. */
export const commissionWritten = (entries: readonly PostingRecord[], month: Month): MinorUnits => {
  const written = entries.filter((entry) => isWriting(entry) && monthOf(entry.effectiveAt) === month)
  // What is earned moves from one to the other.
  return 0 - balanceOf(written, 'commissionUnearned') - balanceOf(written, 'commissionIncome')
}

/** The provider's commission on a policy that was written in a month, less what was returned in it: what its carrier owes for it. */
export const expectedCommission = async (policyId: string, month: Month): Promise<MinorUnits> =>
  commissionWritten(await postings.every({ scopes: [`policy:${policyId}`] }), month)
