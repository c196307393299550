import type { Definition } from '#functions/_platform/storage/definition.ts'
import { enquiries } from './store/enquiries.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [enquiries.definition]
