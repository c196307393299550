import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { mostDocumentMegabytes } from '#shared/domain/correspondence/documentSize.ts'
import { filledLine } from '#shared/domain/text/text.ts'

export const createUploadUrl = defineOperation({
  name: 'createUploadUrl',
  method: 'POST',
  path: '/api/docs/v1/upload/url',
  summary: 'A link to which a file of just this size is put, without a session; an operation then takes it by its key.',
  access: 'document:upload',
  workflows: ['QUOTE'],
  whileLooking: false,
  body: z.strictObject({
    fileName: filledLine(400, { missing: 'No file selected for upload.' }),
    contentType: filledLine(200, { missing: 'The type of the file is required' }),
    size: z
      .int()
      .min(1, 'No file selected for upload.')
      .max(mostDocumentMegabytes * 1024 * 1024, `The file size is too big, ${mostDocumentMegabytes}MB max.`),
    purpose: z
      .enum(['bulk', 'document'])
      .describe('`bulk` is a file of accounts, at most 5 MB; `document` one for a library, at most 100 MB.'),
  }),
  // A link is no change.
  safe: true,
  response: z.object({ url: z.string(), objectKey: z.string(), expiresAt: Instant }),
  problems: ['bulk.tooLarge'],
})
