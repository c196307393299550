import { implement } from '#functions/_platform/http/implement.ts'
import { getPeriod as contract } from '#shared/contracts/billing/periods.ts'
import { periodOf, readStanding } from './standing.ts'

export const getPeriod = implement(contract)(async ({ params, now }) => periodOf(await readStanding(now), params.month))
