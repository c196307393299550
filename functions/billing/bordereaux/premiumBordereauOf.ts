import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { type BookEntry, carrierBook } from '#functions/ledger/store/bookEntries.ts'
import { type PolicyRecord, policiesById } from '#functions/policy/public.ts'
import type { BordereauRow, PremiumBordereau } from '#shared/contracts/billing/bordereaux.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Month, monthOf } from '#shared/domain/calendar/months.ts'
import { EntryId } from '#shared/domain/ids/ids.ts'
import { firstDayOf, lastDayOf, monthBefore } from '#shared/domain/ledger/periods.ts'
import type { PostingLine } from '#shared/domain/ledger/posting.ts'
import {
  type BordereauSums,
  bordereauSums,
  inBordereauOrder,
  isNothing,
} from '#shared/domain/ledger/premiumBordereau.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { wholeBook } from '../books/pageOfBook.ts'
import { partyLinesOf } from '../ledger/ledgerTotals.ts'
import { openedCarrier } from '../statements/partyOf.ts'
import { countsFrom, transactionOf } from './transactionOf.ts'

/** A row, with the lines that a file tells apart by tax. */
export interface ToldRow extends BordereauRow {
  readonly lines: readonly PostingLine[]
  readonly commissionRate: number
  readonly postcode?: string | undefined
}

const rowOf = (entry: BookEntry, policy: PolicyRecord, sums: BordereauSums): ToldRow => ({
  ...sums,
  entryId: EntryId.parse(entry.postingId),
  policyId: policy.id,
  policyNumber: policy.policyNumber,
  companyName: policy.companyName,
  ...(policy.firmographicData.state !== undefined && { state: policy.firmographicData.state }),
  product: policy.productType,
  market: policy.isSurplus ? 'surplus' : 'admitted',
  transaction: transactionOf(entry, policy),
  bookedOn: entry.effectiveAt,
  effectiveDate: countsFrom(entry, policy),
  inception: policy.effectiveDate,
  expiry: policy.expirationDate,
  limit: policy.aggLimit,
  retention: policy.deductible,
  lines: entry.lines,
  postcode: policy.firmographicData.zipCode,
  commissionRate: sums.gross === 0 ? 0 : sums.commission / sums.gross,
})

const none: BordereauSums = { gross: 0, commission: 0, net: 0, taxes: 0, fees: 0, due: 0 }

const added = (a: BordereauSums, b: BordereauSums): BordereauSums => ({
  gross: a.gross + b.gross,
  commission: a.commission + b.commission,
  net: a.net + b.net,
  taxes: a.taxes + b.taxes,
  fees: a.fees + b.fees,
  due: a.due + b.due,
})

/** What was written for a carrier in a month, as it was booked, beside what the ledger's totals say of it. */
export const premiumBordereauOf = async (
  asked: { readonly carrierId?: string | undefined; readonly month?: Month | undefined },
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<Omit<PremiumBordereau, 'rows'> & { readonly rows: readonly ToldRow[] }> => {
  const month = asked.month ?? monthBefore(monthOf(bookDate(now)))
  const { currency } = regionOf(config.region)
  const isMoved = async (id: string) => !isNothing(bordereauSums(await partyLinesOf(currency, id, month)))
  const carrier = (await openedCarrier(actor, asked.carrierId, isMoved)) ?? fail('billing.carrierNotFound')
  const [entries, ledger] = await Promise.all([
    wholeBook(carrierBook(carrier.id), { from: firstDayOf(month), to: lastDayOf(month) }),
    partyLinesOf(currency, carrier.id, month),
  ])
  const moving = entries
    .map((entry) => ({ entry, sums: bordereauSums(entry.lines) }))
    .filter(({ sums }) => !isNothing(sums))
  const ids = new Set(moving.flatMap(({ entry: { policyId } }) => policyId ?? []))
  const policies = new Map((await policiesById([...ids])).map((policy) => [policy.id, policy]))
  const rows = moving
    .flatMap(({ entry, sums }) => {
      const policy = entry.policyId === undefined ? undefined : policies.get(entry.policyId)
      if (policy === undefined) return []
      const row = rowOf(entry, policy, sums)
      return [{ row, place: { ...row, postedAt: entry.postedAt, order: entry.order } }]
    })
    .toSorted((a, b) => inBordereauOrder(a.place, b.place))
    .map(({ row }) => row)
  return {
    carrierId: carrier.id,
    carrierName: carrier.name,
    month,
    currency,
    rows,
    totals: rows.reduce(added, none),
    ledger: bordereauSums(ledger),
  }
}
