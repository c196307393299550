import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/directory.ts'
import { staffDirectory } from './staffDirectory.ts'

export const listTams = implement(contract.listTams)(async ({ query }) => staffDirectory('TAM', query))
