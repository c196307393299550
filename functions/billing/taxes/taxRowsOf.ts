import { config } from '#functions/_platform/config/config.ts'
import { personaNames } from '#functions/directory/public.ts'
import { accountBook, type BookEntry } from '#functions/ledger/store/bookEntries.ts'
import { type PolicyRecord, policiesById } from '#functions/policy/public.ts'
import { EntryId } from '#shared/domain/ids/ids.ts'
import type { LedgerAccount } from '#shared/domain/ledger/chartOfAccounts.ts'
import { taxAccounts } from '#shared/domain/ledger/issuePosting.ts'
import { firstDayOf, lastDayOf } from '#shared/domain/ledger/periods.ts'
import { bordereauSums, taxIn } from '#shared/domain/ledger/premiumBordereau.ts'
import type { TaxFiling, TaxPeriod } from '#shared/domain/ledger/taxReturns/taxFiling.ts'
import type { TaxRow } from '#shared/domain/ledger/taxReturns/taxReturnCsv.ts'
import { accountKey } from '#shared/domain/ledger/trialBalance.ts'
import type { Currency } from '#shared/domain/money/money.ts'
import { programmeCarrier } from '#shared/domain/organizations/programmeCarrier.ts'
import { type TaxKey, taxKeys } from '#shared/domain/rating/ratedPremium.ts'
import { insurerOf } from '#shared/regions/insurers.ts'
import { wholeBook } from '../books/pageOfBook.ts'
import { countsFrom, transactionOf } from '../bordereaux/transactionOf.ts'

/** A transaction of a return, with whose it is. */
export interface ToldTaxRow extends TaxRow {
  readonly entryId: EntryId
  readonly policyId: PolicyRecord['id']
}

const keyOf = (account: LedgerAccount): TaxKey | undefined => taxKeys.find((key) => taxAccounts[key] === account)

const words = { NB: 'New', RN: 'Renewal', EN: 'Endorsement', CN: 'Cancellation', RI: 'Reinstatement' } as const

/** What a posting is in a return: of which policy, on whose paper, and how much of the authority's taxes it moved. */
export const taxRowOf = (
  entry: BookEntry,
  policy: PolicyRecord,
  insurer: string,
  { accounts }: TaxFiling,
): ToldTaxRow => {
  const [account, ...levies] = accounts
  const key = keyOf(account)
  const { gross } = bordereauSums(entry.lines)
  // A broker's own fees are not taxed.
  const fees = taxIn(entry.lines, 'policyFeeIncome') + taxIn(entry.lines, 'mgaFeeIncome')
  const tax = taxIn(entry.lines, account)
  const below = key === 'stampDuty' ? taxIn(entry.lines, 'goodsAndServicesTaxPayable') : 0
  const rated = policy.rated.taxes.find((each) => each.key === key)
  return {
    entryId: EntryId.parse(entry.postingId),
    policyId: policy.id,
    policyNumber: policy.policyNumber,
    companyName: policy.companyName,
    insurer,
    ...(policy.firmographicData.state !== undefined && { state: policy.firmographicData.state }),
    transaction: words[transactionOf(entry, policy)],
    bookedOn: entry.effectiveAt,
    effectiveDate: countsFrom(entry, policy),
    inception: policy.effectiveDate,
    expiry: policy.expirationDate,
    gross,
    fees,
    taxable: gross + fees + below,
    rate: rated?.rate ?? 0,
    tax,
    levy: levies.reduce((sum, each) => sum + taxIn(entry.lines, each), 0),
  }
}

type InOrder = Pick<BookEntry, 'effectiveAt' | 'postedAt'>

/** The order in which they were booked. */
export const inTaxOrder = (a: InOrder, b: InOrder): number =>
  a.effectiveAt.localeCompare(b.effectiveAt) || a.postedAt.localeCompare(b.postedAt)

/** The transactions of a period by which an authority's taxes moved, in the order in which they were booked. */
export const taxRowsOf = async (
  filing: TaxFiling,
  { from, to }: Pick<TaxPeriod, 'from' | 'to'>,
  currency: Currency,
): Promise<ToldTaxRow[]> => {
  const { authority, accounts } = filing
  const days = { from: firstDayOf(from), to: lastDayOf(to) }
  const books = await Promise.all(
    accounts.map((account) => wholeBook(accountBook(currency, accountKey({ account, authority })), days)),
  )
  const entries = [...new Map(books.flat().map((entry) => [entry.id, entry])).values()]
    .filter(({ cause }) => cause.kind !== 'taxPayment')
    .toSorted(inTaxOrder)
  const ids = new Set(entries.flatMap(({ policyId }) => policyId ?? []))
  const policies = new Map((await policiesById([...ids])).map((policy) => [policy.id, policy]))
  const carriers = entries.flatMap(({ carrierId = programmeCarrier }) =>
    carrierId === programmeCarrier ? [] : carrierId,
  )
  const names = await personaNames(carriers)
  return entries.flatMap((entry) => {
    const policy = entry.policyId === undefined ? undefined : policies.get(entry.policyId)
    if (policy === undefined) return []
    const market = policy.isSurplus ? 'surplus' : 'admitted'
    const insurer = names.get(entry.carrierId ?? '') ?? insurerOf(config.region, market)
    return [taxRowOf(entry, policy, insurer, filing)]
  })
}
