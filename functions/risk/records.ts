import type { Definition } from '#functions/_platform/storage/definition.ts'
import { dependencies } from './store/dependencies.ts'
import { disputes } from './store/disputes.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [dependencies.definition, disputes.definition]
