import { implement } from '#functions/_platform/http/implement.ts'
import { getStatementFile as contract } from '#shared/contracts/billing/statements.ts'
import { statementCsv, statementFileName } from '#shared/domain/ledger/statementCsv.ts'
import { requireParty } from './partyOf.ts'
import { monthsAsked, statementOf } from './statementOf.ts'

export const getStatementFile = implement(contract)(async ({ query, actor, now }) => {
  const months = monthsAsked(query, now)
  const statement = await statementOf(await requireParty(query, { actor, through: months.to }), months)
  return { fileName: `${statementFileName(statement)}.csv`, csv: statementCsv(statement) }
})
