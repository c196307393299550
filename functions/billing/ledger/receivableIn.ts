import { placeOf } from '#functions/ledger/books/commissionStanding.ts'
import type { PostingRecord } from '#functions/ledger/postings/postings.ts'
import { balanceOf } from '#shared/domain/ledger/trialBalance.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'

/**
 * What of the bill of a policy goes from the account of one agency to that of another, because the policy does: what is open of
 * it then, where its agency is billed. The ledger has it in one account, so that its lines do not tell. `all` is every posting
 * of the policy.
 */
export const receivableIn = (
  posting: PostingRecord,
  all: readonly PostingRecord[],
): Readonly<Record<string, MinorUnits>> | undefined => {
  const { cause, lines, parties } = posting
  if (cause.kind !== 'brokerChange' || parties?.agencyBilled !== true) return undefined
  const from = parties.agencyId
  const to = lines.map(({ authority }) => authority).find((id) => id !== undefined && id !== from)
  if (from === undefined || to === undefined) return undefined
  const before = all.filter((each) => placeOf(each) < placeOf(posting))
  const open = balanceOf(before, 'premiumReceivable')
  return open === 0 ? undefined : { [from]: 0 - open, [to]: open }
}
