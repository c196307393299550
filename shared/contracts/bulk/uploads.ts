import { z } from 'zod'
import { UploadedFile } from '#shared/contract/files.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery, pageOf, pageQuery, queryFlag } from '#shared/contract/paging.ts'
import { Download } from '#shared/contracts/docs/document.ts'
import { accountCreations } from '#shared/domain/account/uploadWords.ts'
import { AgencyId, BulkUploadId } from '#shared/domain/ids/ids.ts'
import { line } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { BulkRow, BulkUpload, BulkUploadRow } from './bulkUpload.ts'

/** Accounts have at most ten tags of at most forty characters. */
const TagNames = line(500)
  .regex(/^[^,]{0,40}(,[^,]{0,40})*$/, 'A tag has at most 40 characters')
  .regex(/^[^,]*(,[^,]*){0,9}$/, 'An account has at most 10 tags')
  .default('')
  .transform((joined) =>
    joined
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )

export const uploadAccounts = defineOperation({
  name: 'uploadAccounts',
  method: 'POST',
  path: '/api/bus/v1/bus',
  summary:
    'Takes a file of companies (XLS, CSV or XLSX, 5 MB) and checks its rows; accounts are made as the setting says.',
  access: 'bulk:upload',
  only: ['COWBELL', 'AGENCY'],
  body: z.strictObject({
    file: UploadedFile.optional(),
    objectKey: line(200).optional().describe('Of createUploadUrl, in place of the file.'),
    fileName: line(400).optional().describe('The name of the file that `objectKey` stands for.'),
    tags: TagNames.describe('Comma-joined names of the caller’s own tags, which the accounts get.'),
    redAccounts: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true')
      .describe('Companies of industries that the programme does not support become accounts too.'),
    accountCreation: z.enum(accountCreations).default('AFTER_REVIEW'),
    agencyId: AgencyId.optional().describe('Provider staff name the agency the accounts are for.'),
  }),
  upload: true,
  status: 202,
  response: z.object({ uploadId: BulkUploadId }),
  problems: [
    'agency.notFound',
    'bulk.invalidDetails',
    'bulk.noFile',
    'bulk.tooLarge',
    'bulk.wrongType',
    'tag.notFound',
  ],
})

export const getBulkUpload = defineOperation({
  name: 'getBulkUpload',
  method: 'GET',
  path: '/api/bus/v1/bus/{uploadId}',
  summary: 'How far an upload is, what came of its rows and how its columns were read.',
  access: 'bulk:upload',
  only: ['COWBELL', 'AGENCY'],
  params: { uploadId: BulkUploadId },
  response: BulkUpload.extend({ allowedActions }),
  problems: ['bulk.notFound'],
})

export const createUploadedAccounts = defineOperation({
  name: 'createUploadedAccounts',
  method: 'POST',
  path: '/api/bus/v1/bus/{uploadId}/accounts',
  summary: 'Makes accounts of the checked rows, or goes on with it where it came to a halt.',
  access: 'bulk:upload',
  only: ['COWBELL', 'AGENCY'],
  params: { uploadId: BulkUploadId },
  body: z.strictObject({ accountCreation: z.enum(['GOOD_ROWS', 'ALL_OR_NONE']) }),
  status: 202,
  response: z.object({ uploadId: BulkUploadId }),
  problems: ['bulk.allOrNone', 'bulk.notAllowed', 'bulk.notFound'],
})

export const listBulkRows = defineOperation({
  name: 'listBulkRows',
  method: 'GET',
  path: '/api/bus/v1/bus/{uploadId}/rows',
  summary: 'The rows of an upload with what comes of each, in the order of the file.',
  access: 'bulk:upload',
  only: ['COWBELL', 'AGENCY'],
  params: { uploadId: BulkUploadId },
  query: z.strictObject({
    page: pageQuery(50).page,
    size: pageQuery(50).size,
    problems: queryFlag.optional().describe('Those alone that are refused.'),
  }),
  response: pageOf(BulkRow),
  problems: ['bulk.notFound'],
})

export const listBulkUploads = defineOperation({
  name: 'listBulkUploads',
  method: 'GET',
  path: '/api/bus/v1/bus',
  summary: 'The uploads of the last 90 days in the reach of the caller, newest first.',
  access: 'bulk:upload',
  only: ['COWBELL', 'AGENCY'],
  query: z.strictObject({ size: hitsQuery(20).size, after: hitsQuery(20).after, before: hitsQuery(20).before }),
  response: hitsOf(BulkUploadRow),
})

export const getBulkReport = defineOperation({
  name: 'getBulkReport',
  method: 'GET',
  path: '/api/bus/v1/bus/{uploadId}/report',
  summary: 'A link that downloads what came of each row, as CSV.',
  access: 'bulk:upload',
  only: ['COWBELL', 'AGENCY'],
  params: { uploadId: BulkUploadId },
  response: Download,
  problems: ['bulk.notFound'],
})
