import type { Definition } from '#functions/_platform/storage/definition.ts'
import { deadlines } from './store/deadlines.ts'
import { holds } from './store/holds.ts'
import { moratoriums } from './store/moratoriums.ts'
import { paperNotices } from './store/paperNotices.ts'
import { policies } from './store/policies.ts'
import { renewals } from './store/renewals.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [
  deadlines.definition,
  holds.definition,
  moratoriums.definition,
  paperNotices.definition,
  policies.definition,
  renewals.definition,
]
