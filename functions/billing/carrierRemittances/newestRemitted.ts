import { carrierBook } from '#functions/ledger/store/bookEntries.ts'
import type { CarrierAccount } from '#functions/ledger/store/carrierAccounts.ts'
import { carrierRemittances } from '#functions/ledger/store/carrierRemittances.ts'
import type { CarrierRemittance } from '#shared/contracts/billing/carrierRemittance.ts'

/** A remittance that was paid, by the day of its payment, then by when that was written down. */
const paidAs = ({ payment }: CarrierRemittance): string => (payment === undefined ? '' : `${payment.on}|${payment.at}`)

/**
 * What was remitted to a carrier last and has stayed with it, once one came back: its account names the newest that stands.
 * A carrier has one remittance under way at a time, so they are as many as its months.
 */
export const newestRemitted = async ({
  carrierId,
  id: returnedId,
}: Pick<CarrierRemittance, 'carrierId' | 'id'>): Promise<CarrierAccount['last']> => {
  const paid = await carrierRemittances.every({ scopes: [carrierBook(carrierId)], group: 'PAID' })
  const newest = paid
    .filter(({ id }) => id !== returnedId)
    .toSorted((one, other) => (paidAs(one) < paidAs(other) ? -1 : 1))
    .at(-1)
  if (newest?.payment === undefined) return undefined
  const { id, amount, month, payment } = newest
  return { remittanceId: id, amount, month, on: payment.on, reference: payment.reference }
}
