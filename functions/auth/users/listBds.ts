import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/directory.ts'
import { staffDirectory } from './staffDirectory.ts'

export const listBds = implement(contract.listBds)(async ({ query }) => staffDirectory('Biz Dev', query))
