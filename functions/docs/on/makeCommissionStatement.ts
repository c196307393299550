import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commissionStatementById } from '#functions/commissions/public.ts'
import { agencyById } from '#functions/directory/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { commissionStatementData } from '../documentData/commissionStatementData.ts'
import { keepStatement } from '../documents/keepStatement.ts'

/** The commission statement of an agency as a document and as a table, under the ids that it promises. */
export const makeCommissionStatement: Subscriber<'commission.stated'> = async ({ detail, now }) => {
  const statement = await commissionStatementById(detail.statementId)
  if (statement === undefined) throw new Error(`There is no statement ${detail.statementId} to make a document of.`)
  const { agencyId, docId, csvDocId, year, month } = statement
  const today = dateAt(statement.created, regionOf(config.region).timeZone)
  await keepStatement(
    commissionStatementData(config.region, statement, await agencyById(agencyId), today),
    {
      agencyId,
      docId,
      csvDocId,
      docType: 'CommissionStatement',
      name: `Commission statement ${year}-${String(month).padStart(2, '0')}`,
      madeFrom: statement.id,
    },
    now,
  )
}
