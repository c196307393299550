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

/** Receipts in whose place a corrected one stands, of the day or way of a payment as it is known by now. */
const correctedAmong = async (rows: readonly Placed[]): Promise<string[]> => {
  const ids = rows.flatMap(({ docId, docType }) => (docType === 'Receipt' ? [docId] : []))
  const receipts = ids.length === 0 ? [] : await documents.byIds(ids)
  const corrected = await Promise.all(
    receipts.map(async (receipt) => {
      const paymentId = paymentOfReceipt(receipt)
      const payment = paymentId === undefined ? undefined : await transactionById(paymentId)
      const stands = payment && (await receiptDocument(payment))
      return stands !== undefined && stands.id !== receipt.id ? [receipt.id] : []
    }),
  )
  return corrected.flat()
}

/** Those of which a newer one stands in their place; a quote and a policy have few documents, which are read whole. */
export const replacedAmong = async (rows: readonly Placed[]): Promise<ReadonlySet<string>> => {
  const places = [...new Set(rows.map(placeOf).filter((place) => place !== undefined))]
  const beside = new Map(
    await Promise.all(places.map(async (place) => [place, await documents.every({ scopes: [place] })] as const)),
  )
  const outdated = rows.flatMap((row) => {
    const place = placeOf(row)
    const newer = (place === undefined ? [] : (beside.get(place) ?? [])).some(
      (other) => placeOf(other) === place && other.docType === row.docType && other.created > row.created,
    )
    return newer ? [row.docId] : []
  })
  return new Set([...outdated, ...(await correctedAmong(rows))])
}

/** Rows that say of each whether a newer one stands in its place. */
export const withReplaced = async (rows: readonly DocumentRow[]): Promise<DocumentRow[]> => {
  const old = await replacedAmong(rows)
  return rows.map((row) => (old.has(row.docId) ? { ...row, isReplaced: true } : row))
}
