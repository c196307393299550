import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/poolYears.ts'
import { poolYearsIn } from './poolYearsIn.ts'

export const listPoolYears = implement(contract.listPoolYears)(async () => [...(await poolYearsIn('all'))])
