import { z } from 'zod'
import { atMostFields } from '#shared/contract/conditions.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { ListExportId } from '#shared/domain/ids/ids.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'

/** What a list is taken away as. */
export const exportFormats = ['CSV', 'XLSX'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportStatuses = ['MAKING', 'READY', 'FAILED', 'OVER'] as const

/** What narrows a list, as it stands in its address. */
const given = z.record(line(60), z.string().max(1200))

/** No address of a list says more. */
const mostFields = 40

/** No row of a list has more fields. */
const mostHeads = 200

/** A list that somebody takes away as a file. */
export const ListExport = z.object({
  id: ListExportId,
  list: z.string().describe('The operation that reads the list.'),
  params: given,
  query: given,
  format: z.enum(exportFormats),
  status: z.enum(exportStatuses).describe('OVER when the day is past on which the file can be downloaded.'),
  lines: z.int().describe('How many rows have been written.'),
  isCut: z.boolean().optional().describe('The list has more rows than a file may have.'),
  size: z.int().optional().describe('Bytes of the file.'),
  until: Instant.optional().describe('Until when it can be downloaded.'),
  failure: z.string().optional(),
  created: Instant,
})
export type ListExport = z.infer<typeof ListExport>

const listExportId = { listExportId: ListExportId }

export const exportList = defineOperation({
  name: 'exportList',
  method: 'POST',
  path: '/api/platform/v1/exports',
  summary:
    'Has a list written to a file: the rows that its operation answers the caller, with the same filters, all pages of it. Its maker downloads it for a day.',
  access: 'any',
  stepUp: 'always',
  notJumped: true,
  body: z.strictObject({
    list: filledLine(60).describe('The operation that reads the list, such as `searchPolicies`.'),
    params: atMostFields(given, mostFields).optional().describe('What its path names.'),
    query: atMostFields(given, mostFields)
      .optional()
      .describe('As in the address of the list; size and page are left aside.'),
    format: z.enum(exportFormats),
    heads: atMostFields(z.record(line(120), filledLine(80)), mostHeads)
      .optional()
      .describe('Words above columns, by the field of a row that is in each; others are called as the field is.'),
  }),
  status: 202,
  response: ListExport,
  problems: ['export.tooMany'],
})

export const getListExport = defineOperation({
  name: 'getListExport',
  method: 'GET',
  path: '/api/platform/v1/exports/{listExportId}',
  summary: 'How far a file of a list is.',
  access: 'any',
  params: listExportId,
  response: ListExport,
  problems: ['export.notFound'],
})

export const listMyExports = defineOperation({
  name: 'listMyExports',
  method: 'GET',
  path: '/api/platform/v1/exports',
  summary: 'Files of lists that one has had made, newest first.',
  access: 'any',
  response: z.array(ListExport),
})

export const downloadListExport = defineOperation({
  name: 'downloadListExport',
  method: 'POST',
  path: '/api/platform/v1/exports/{listExportId}/download',
  summary: 'A link of five minutes to the file; each is in the audit trail.',
  access: 'any',
  stepUp: 'always',
  notJumped: true,
  // A link that is old opens nothing, so a call that is repeated makes another.
  secret: true,
  params: listExportId,
  response: z.object({ url: z.string(), fileName: z.string(), expiresAt: Instant }),
  problems: ['export.noFile', 'export.notFound'],
})
