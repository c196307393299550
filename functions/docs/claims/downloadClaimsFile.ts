import { readFile } from '#functions/_platform/files/files.ts'
import { type ZipEntry, zipOf } from '#functions/_platform/files/zip.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { filePagesOf, keptFile, requireForDesk } from '#functions/claims/public.ts'
import { downloadClaimsFile as contract } from '#shared/contracts/claims/reports.ts'
import { documents } from '../store/documents.ts'
import { claimDocuments } from './claimDocuments.ts'

/** So many bytes of documents go into a claim's file; what is beyond stands in its index, and is downloaded by itself. */
const mostBytes = 48 * 1024 * 1024

/** What was written, and what was brought and looked at, oldest first, as far as there is room. */
const documentsOf = async (claimId: string) => {
  const rows = (await claimDocuments(claimId)).filter(
    ({ examination }) => examination === undefined || examination === 'PASSED',
  )
  const found = await documents.byIds(rows.map(({ docId }) => docId))
  const entries: ZipEntry[] = []
  const beside: string[] = []
  let bytes = 0
  for (const [index, { docName, file, size }] of found.toSorted((a, b) => (a.created < b.created ? -1 : 1)).entries()) {
    const name = `10 Documents/${index + 1} ${docName.replace(/[\\/:]/g, '-')}`
    const body = bytes + size <= mostBytes ? await readFile(file) : undefined
    bytes += body?.byteLength ?? 0
    if (body !== undefined) entries.push({ name, body })
    beside.push(body === undefined ? `${name} (apart, for its size)` : name)
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
