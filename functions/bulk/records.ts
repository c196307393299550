import type { Definition } from '#functions/_platform/storage/definition.ts'
import { bulkUploads } from './store/bulkUploads.ts'
import { uploadedRows } from './store/uploadedRows.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [bulkUploads.definition, uploadedRows.definition]
