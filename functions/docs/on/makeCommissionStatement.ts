import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commissionStatementById } from '#functions/commissions/public.ts'
import { agencyById } from '#functions/directory/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { commissionStatementData } from '../documentData/commissionStatementData.ts'
import { keepStatement } from '../documents/keepStatement.ts'
import { madeByTask } from '../issue/madeByTask.ts'

/** What a commission statement says, as it was made. */
export const commissionStatementSays = async (statementId: string) => {
  const statement = await commissionStatementById(statementId)
  if (statement === undefined) throw new Error(`There is no statement ${statementId} to make a document of.`)
  const today = dateAt(statement.created, regionOf(config.region).timeZone)
  const agency = await agencyById(statement.agencyId)
  return { statement, data: commissionStatementData(config.region, statement, agency, today) }
}

/** The commission statement of an agency as a document and as a table, under the ids that it promises. */
export const makeCommissionStatement: Subscriber<'commission.stated'> = async ({ detail, now }) => {
  const { data, statement } = await commissionStatementSays(detail.statementId)
  const { agencyId, docId, csvDocId, year, month } = statement
  await keepStatement(
    data,
    {
      agencyId,
      docId,
      csvDocId,
      docType: madeByTask.makeCommissionStatement,
      name: `Commission statement ${year}-${String(month).padStart(2, '0')}`,
      madeFrom: statement.id,
    },
    now,
  )
}
