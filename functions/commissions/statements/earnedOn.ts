import { commissionStanding, isCharge, placeOf } from '#functions/ledger/books/commissionStanding.ts'
import type { PostingRecord } from '#functions/ledger/postings/postings.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { premiumByAgency } from '#shared/domain/ledger/commissionParts.ts'
import { bordereauSums } from '#shared/domain/ledger/premiumBordereau.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'

/** The bill of a policy that is on a statement, every posting of it, and what of its premium the whole commission is. */
export interface Billed {
  readonly invoice: Pick<InvoiceRecord, 'agencyBilled' | 'agencyId' | 'commission' | 'companyName' | 'policyId'>
  readonly entries: readonly PostingRecord[]
  readonly percent: number
}

/** What an agency's commission on a policy was worked out of. Minor units; percent of the premium. */
export interface EarnedOnLine {
  readonly premium: MinorUnits
  readonly percent: number
  readonly retained?: MinorUnits
}

interface Earned {
  readonly premium: MinorUnits
  readonly retained: MinorUnits
  readonly part?: number | undefined
}

/** What stood when a posting of commission was made: what came to light later is no part of it. */
const stoodAt = (agencyId: string, { entries, invoice }: Billed, made: PostingRecord): Earned => {
  const until = entries.filter(
    (entry) => entry.cause.kind === 'brokerChange' || placeOf(entry).localeCompare(placeOf(made)) <= 0,
  )
  const through = made.effectiveAt
  const standing = commissionStanding(until, { through, invoice })
  const charges = until.filter((entry) => isCharge(entry) && entry.effectiveAt <= through)
  const { gross } = bordereauSums(charges.flatMap(({ lines }) => lines))
  const { premium = 0, part } = premiumByAgency(standing, gross).get(agencyId) ?? {}
  const retained = standing.holdings.reduce((sum, each) => sum + (each.agencyId === agencyId ? each.retained : 0), 0)
  return { premium, retained, part }
}

const isCommission = ({ cause }: PostingRecord): boolean => cause.kind === 'commission'

/**
 * On how much premium the commission of a line was earned, at which rate, and what the agency kept of its payments beside
 * it, all since the line before: premium times rate less what was kept is the commission, but for a cent of rounding.
 * Undefined where the ledger tells no such thing: of commission that was carried over, and of two parts in one policy.
 */
export const earnedOn = (
  agencyId: string,
  made: readonly PostingRecord[],
  billed: Billed,
): EarnedOnLine | undefined => {
  const inOrder = made.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)))
  const [first, last] = [inOrder.at(0), inOrder.at(-1)]
  if (first === undefined || last === undefined || !inOrder.every(isCommission)) return undefined
  const before = billed.entries
    .filter(
      (entry) => entry.agencyId === agencyId && isCommission(entry) && placeOf(entry).localeCompare(placeOf(first)) < 0,
    )
    .toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)))
    .at(-1)
  const now = stoodAt(agencyId, billed, last)
  const then = before === undefined ? { premium: 0, retained: 0 } : stoodAt(agencyId, billed, before)
  if (now.part === undefined) return undefined
  const retained = now.retained - then.retained
  return {
    premium: now.premium - then.premium,
    // To a ten-thousandth of a percent, as shares of premium are told.
    percent: Math.round(billed.percent * now.part * 10_000) / 10_000,
    ...(retained !== 0 && { retained }),
  }
}
