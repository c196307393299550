import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { DocumentId } from '#shared/domain/ids/ids.ts'
import { Download } from './document.ts'

export const downloadArchiveCopy = defineOperation({
  name: 'downloadArchiveCopy',
  method: 'GET',
  path: '/api/docs/v1/archive',
  summary:
    'A link that downloads the archive copy of a policy’s document: PDF/A-3a with its data attached as JSON. For staff alone.',
  access: 'document:read',
  only: ['COWBELL'],
  query: z.strictObject({ docId: DocumentId }),
  response: Download,
  problems: ['document.noArchive', 'document.notFound'],
})
