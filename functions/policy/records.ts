import type { Definition } from '#functions/_platform/storage/rowsOfState.ts'
import { deadlines } from './store/deadlines.ts'
import { policies } from './store/policies.ts'
import { renewals } from './store/renewals.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [deadlines.definition, policies.definition, renewals.definition]
