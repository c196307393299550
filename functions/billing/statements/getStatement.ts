import { implement } from '#functions/_platform/http/implement.ts'
import { getStatement as contract } from '#shared/contracts/billing/statements.ts'
import { requireParty } from './partyOf.ts'
import { monthsAsked, statementOf } from './statementOf.ts'

export const getStatement = implement(contract)(async ({ query, actor, now }) => {
  const months = monthsAsked(query, now)
  return statementOf(await requireParty(query, { actor, through: months.to }), months)
})
