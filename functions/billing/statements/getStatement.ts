import { implement } from '#functions/_platform/http/implement.ts'
import { getStatement as contract } from '#shared/contracts/billing/statements.ts'
import { requireParty } from './partyOf.ts'
import { monthsAsked, statementOf } from './statementOf.ts'

export const getStatement = implement(contract)(async ({ query, actor, now }) =>
  statementOf(await requireParty(query.kind, query.id, actor), monthsAsked(query, now)),
)
