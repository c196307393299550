import type { Definition } from '#functions/_platform/storage/definition.ts'
import { companyClaimsDefinition } from './store/companyClaims.ts'
import { submissions } from './store/submissions.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [companyClaimsDefinition, submissions.definition]
