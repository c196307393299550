import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/directory.ts'
import { staffDirectory } from './staffDirectory.ts'

export const listAccountExecutives = implement(contract.listAccountExecutives)(async ({ query }) =>
  staffDirectory('Account Executive', query),
)
