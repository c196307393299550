import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/bulk/uploads.ts'
import { bulkUploads } from '../store/bulkUploads.ts'
import { toBulkUploadRow } from './toBulkUpload.ts'

export const listBulkUploads = implement(contract.listBulkUploads)(async ({ query, actor }) => {
  const { size, after, before } = query
  const scopes = listScopesOf(actor)
  const page = await bulkUploads.list({ scopes, sort: 'created', descending: true, size, after, before })
  return { ...page, hits: page.hits.map(toBulkUploadRow) }
})
