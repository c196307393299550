import { downloadArchiveCopy } from '#shared/contracts/docs/archive.ts'
import type { DocumentRow } from '#shared/contracts/docs/document.ts'
import { downloadDocument } from '#shared/contracts/docs/documents.ts'
import { call } from '#web/api/call.ts'
import { saveFile } from '#web/ui/FileDownloadButton.tsx'
import { toast } from '#web/ui/toast.ts'
import { zipOf } from './zipOf.ts'

/** Whether a document was looked at, or made by the platform. */
export const canOpen = ({ examination = 'PASSED' }: DocumentRow): boolean => examination === 'PASSED'

/** Whether it may be changed: what somebody uploaded, unless it was sent with a vendor's invoice. */
export const canChange = ({ examination, vendorInvoiceId }: DocumentRow): boolean =>
  examination !== undefined && vendorInvoiceId === undefined

/** Saves the archive copy of a policy's document. */
export const downloadArchive = ({ docId }: Pick<DocumentRow, 'docId'>): void => {
  call(downloadArchiveCopy, { query: { docId } }).then(saveFile, (error) => toast.problem(error))
}

const shown = /^(?:application\/pdf|image\/(?:gif|jpeg|png|webp)|text\/plain)$/

/** Whether browsers show it: a PDF, a picture, a text. */
export const canPreview = (row: DocumentRow): boolean =>
  canOpen(row) && shown.test(row.contentType ?? 'application/pdf')

/** Saves a document. */
export const download = ({ docId }: Pick<DocumentRow, 'docId'>): void => {
  call(downloadDocument, { query: { docId } }).then(saveFile, (error) => toast.problem(error))
}

/** So many versions of before are offered beside a document. */
const mostVersions = 5

/** The versions that a document has replaced, the newest first. */
export const versionsBefore = ({ revision = 1 }: DocumentRow): number[] =>
  Array.from({ length: Math.min(revision - 1, mostVersions) }, (_, index) => revision - 1 - index)

/** Saves a version that a document has replaced. */
export const downloadVersion = ({ docId }: DocumentRow, revision: number): void => {
  call(downloadDocument, { query: { docId, revision } }).then(saveFile, (error) => toast.problem(error))
}

/** Shows a document in a tab of its own, on the storage's origin, where nothing in it reaches the session. */
export const preview = ({ docId }: DocumentRow): void => {
  // A tab that opens later than the press is taken for an advertisement.
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  call(downloadDocument, { query: { docId, inline: 'true' } }).then(
    ({ url }) => {
      if (tab) tab.location.replace(url)
    },
    (error) => {
      tab?.close()
      toast.problem(error)
    },
  )
}

/** A selection as one archive, packed here: files of any size pass through no function. */
export const zipOfDocuments = async (rows: readonly DocumentRow[], fileName: string) => {
  const files: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = []
  for (const { docId, docName } of rows) {
    const { url } = await call(downloadDocument, { query: { docId } })
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`The file of ${docName} could not be read.`)
    files.push({ name: docName, bytes: new Uint8Array(await answer.arrayBuffer()) })
  }
  return { fileName, content: zipOf(files) }
}
