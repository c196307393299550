import { transactionById } from '#functions/ledger/public.ts'
import type { DocumentRow } from '#shared/contracts/docs/document.ts'
import { documents } from '../store/documents.ts'
import { paymentOfReceipt, receiptDocument } from './receiptDocument.ts'

/** Of these the newest alone counts; others stand beside one another. */
const replaced: readonly DocumentRow['docType'][] = ['Policy', 'Proposal', 'Tower']

type Placed = Pick<DocumentRow, 'created' | 'docId' | 'docType' | 'examination' | 'policyId' | 'quoteId'>

/** Where the newest of a kind is looked for; undefined of what nothing newer replaces. Uploads are nobody's newest. */
const placeOf = ({
  docType,
  examination,
  policyId,
  quoteId,
}: Placed): `policy:${string}` | `quote:${string}` | undefined => {
  if (!replaced.includes(docType) || examination !== undefined) return undefined
  if (policyId !== undefined) return `policy:${policyId}`
  return quoteId === undefined ? undefined : `quote:${quoteId}`
}

/** What became of receipts: a corrected one stands in their place, or what they say was paid was taken back. */
const receiptsAmong = async (rows: readonly Placed[]): Promise<ReadonlyMap<string, 'corrected' | 'takenBack'>> => {
  const ids = rows.flatMap(({ docId, docType }) => (docType === 'Receipt' ? [docId] : []))
  const receipts = ids.length === 0 ? [] : await documents.byIds(ids)
  const became = await Promise.all(
    receipts.map(async (receipt) => {
      const paymentId = paymentOfReceipt(receipt)
      const payment = paymentId === undefined ? undefined : await transactionById(paymentId)
      if (payment === undefined) return []
      if (payment.status !== 'Paid') return [[receipt.id, 'takenBack'] as const]
      const stands = await receiptDocument(payment)
      return stands !== undefined && stands.id !== receipt.id ? [[receipt.id, 'corrected'] as const] : []
    }),
  )
  return new Map(became.flat())
}

/** Documents that count no more, by their ids. */
interface Outdated {
  /** In whose place a newer one stands. */
  readonly replaced: ReadonlySet<string>
  /** Of which what they say is so no more. */
  readonly withdrawn: ReadonlySet<string>
}

/** Those of these documents that count no more; a quote and a policy have few, which are read whole. */
export const outdatedAmong = async (rows: readonly Placed[]): Promise<Outdated> => {
  const places = [...new Set(rows.map(placeOf).filter((place) => place !== undefined))]
  const beside = new Map(
    await Promise.all(places.map(async (place) => [place, await documents.every({ scopes: [place] })] as const)),
  )
  const newer = rows.flatMap((row) => {
    const place = placeOf(row)
    const isOld = (place === undefined ? [] : (beside.get(place) ?? [])).some(
      (other) => placeOf(other) === place && other.docType === row.docType && other.created > row.created,
    )
    return isOld ? [row.docId] : []
  })
  const receipts = [...(await receiptsAmong(rows))]
  const idsThat = (became: 'corrected' | 'takenBack') => receipts.flatMap(([id, is]) => (is === became ? [id] : []))
  return { replaced: new Set([...newer, ...idsThat('corrected')]), withdrawn: new Set(idsThat('takenBack')) }
}

/** Rows that say of each whether it counts no more. */
export const withOutdated = async (rows: readonly DocumentRow[]): Promise<DocumentRow[]> => {
  const { replaced: old, withdrawn } = await outdatedAmong(rows)
  return rows.map((row) => ({
    ...row,
    ...(old.has(row.docId) && { isReplaced: true as const }),
    ...(withdrawn.has(row.docId) && { isWithdrawn: true as const }),
  }))
}
