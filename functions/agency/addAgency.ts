import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/agencies.ts'
import { makeAgency } from './makeAgency.ts'

export const addAgency = implement(contract.addAgency)(async ({ body, actor, now }) => makeAgency(body, actor, now))
