import type { DocumentRecord } from '../store/documents.ts'

/** The keys of all files of a document that lie where nothing forgets them: of what was held back the bucket does. */
export const filesOf = ({ archive, file, uploads }: DocumentRecord): string[] => [
  ...(uploads === undefined
    ? [file]
    : uploads.filter(({ examination }) => examination === 'PASSED').map((upload) => upload.file)),
  ...(archive === undefined ? [] : [archive.file]),
]
