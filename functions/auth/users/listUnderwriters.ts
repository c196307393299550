import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/directory.ts'
import { staffDirectory } from './staffDirectory.ts'

export const listUnderwriters = implement(contract.listUnderwriters)(async ({ query }) =>
  staffDirectory('Underwriter', query),
)
