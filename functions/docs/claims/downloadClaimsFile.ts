import { readFile } from '#functions/_platform/files/files.ts'
import { type ZipEntry, zipOf } from '#functions/_platform/files/zip.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { filePagesOf, keptFile, requireForDesk } from '#functions/claims/public.ts'
import { downloadClaimsFile as contract } from '#shared/contracts/claims/reports.ts'
import { documents, type StoredDocument, type UploadedRevision } from '../store/documents.ts'
import { claimDocuments } from './claimDocuments.ts'

/** So many bytes of documents go into a claim's file; what is beyond stands in its index, and is downloaded by itself. */
const mostBytes = 48 * 1024 * 1024

/** A file of a document as the archive names it, and why it is not in it where it is not. */
interface Original {
  readonly name: string
  readonly file: string
  readonly size: number
  readonly missing?: string
}

const missingOf = ({ examination, heldBecause }: UploadedRevision): Pick<Original, 'missing'> => {
  if (examination === 'PASSED') return {}
  return { missing: examination === 'HELD' ? `held back: ${heldBecause ?? 'it may harm'}` : 'not looked at yet' }
}

/** The files of a document: those that a newer version has replaced as well, since they were relied on. */
const originalsOf = ({ docName, file, size, uploads }: StoredDocument, place: number): Original[] => {
  const [latest, ...earlier] = (uploads ?? []).toReversed()
  const named = (name: string) => `10 Documents/${place} ${name.replace(/[\\/:]/g, '-')}`
  return [
    { name: named(docName), file, size, ...(latest && missingOf(latest)) },
    ...earlier.map((each) => ({
      name: named(`version ${each.number}, ${each.fileName}`),
      file: each.file,
      size: each.size,
      ...missingOf(each),
    })),
  ]
}

/** What was written, and what was brought and looked at, oldest first, as far as there is room; the index has all of it. */
const documentsOf = async (claimId: string) => {
  const rows = await claimDocuments(claimId)
  const found = await documents.byIds(rows.map(({ docId }) => docId))
  const entries: ZipEntry[] = []
  const beside: string[] = []
  let bytes = 0
  const originals = found
    .toSorted((a, b) => (a.created < b.created ? -1 : 1))
    .flatMap((each, index) => originalsOf(each, index + 1))
  for (const { name, file, size, missing } of originals) {
    const isIn = missing === undefined && bytes + size <= mostBytes
    const body = isIn ? await readFile(file) : undefined
    bytes += body?.byteLength ?? 0
    if (body !== undefined) entries.push({ name, body })
    beside.push(body === undefined ? `${name} (${missing ?? 'apart, for its size'})` : name)
  }
  return { entries, beside }
}

/** The file is put together as it is asked for, with an index of what is in it, and the documents of the claim. */
export const downloadClaimsFile = implement(contract)(async ({ query, actor, now }) => {
  const claim = await requireForDesk(query.claimsFileId, actor)
  const { entries, beside } = await documentsOf(claim.id)
  const pages = await filePagesOf(claim, { now, beside })
  const body = zipOf([...pages, ...entries])
  return keptFile({ fileName: `${claim.claimNumber ?? claim.id}.zip`, contentType: 'application/zip', body }, now)
})
