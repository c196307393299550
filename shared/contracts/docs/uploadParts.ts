import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'
import { createUploadUrl } from './uploads.ts'

const { fileName, contentType, size } = createUploadUrl.body.shape
const theUpload = {
  objectKey: line(200).describe('Of beginUpload.'),
  uploadId: filledLine(1024, { missing: 'Say which upload it is.' }).describe('Of beginUpload.'),
}
const sizeOfFile = size.describe('Of the whole file, as beginUpload was told.')

export const beginUpload = defineOperation({
  name: 'beginUpload',
  method: 'POST',
  path: '/api/docs/v1/upload/parts',
  summary:
    'Begins to upload a large file for a library in parts, which can be gone on with after the line was lost. What is not completed is forgotten after a day.',
  access: 'document:upload',
  workflows: ['QUOTE'],
  body: z.strictObject({ fileName, contentType, size }),
  response: z.object({ uploadId: z.string(), objectKey: z.string(), partBytes: z.int() }),
})

const Part = z.object({ number: z.int(), size: z.int() })

export const continueUpload = defineOperation({
  name: 'continueUpload',
  method: 'POST',
  path: '/api/docs/v1/upload/parts/links',
  summary: 'Which parts of a file are there, and for each of the others a link to which it is put, of just its size.',
  whileLooking: false,
  access: 'document:upload',
  workflows: ['QUOTE'],
  body: z.strictObject({ ...theUpload, size: sizeOfFile }),
  // A link is no change.
  safe: true,
  response: z.object({
    there: z.array(Part),
    missing: z.array(Part.extend({ url: z.string() })),
    expiresAt: Instant.describe('Until when a part may begin to be put to its link.'),
  }),
  problems: ['document.uploadGone'],
})

export const completeUpload = defineOperation({
  name: 'completeUpload',
  method: 'POST',
  path: '/api/docs/v1/upload/parts/complete',
  summary:
    'Puts the parts together once all of them are there; an operation then takes the file by its key. Told again, it changes nothing.',
  access: 'document:upload',
  workflows: ['QUOTE'],
  body: z.strictObject({ ...theUpload, size: sizeOfFile }),
  response: z.object({ objectKey: z.string() }),
  problems: ['document.uploadGone', 'document.uploadIncomplete'],
})

export const abortUpload = defineOperation({
  name: 'abortUpload',
  method: 'DELETE',
  path: '/api/docs/v1/upload/parts',
  summary: 'Gives an upload up and takes its parts away; one that is over stays so.',
  access: 'document:upload',
  workflows: ['QUOTE'],
  query: z.strictObject(theUpload),
  problems: ['document.uploadGone'],
})
