import type { Definition } from '#functions/_platform/storage/rowsOfState.ts'
import { documents } from './store/documents.ts'
import { drafts } from './store/drafts.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [documents.definition, drafts.definition]
