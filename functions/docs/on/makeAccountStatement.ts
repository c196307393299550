import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agencyById } from '#functions/directory/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { statementFileName } from '#shared/domain/ledger/statementCsv.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { accountStatementData } from '../documentData/accountStatementData.ts'
import { keepDocument } from '../documents/keepDocument.ts'
import { madeByTask } from '../issue/madeByTask.ts'
import { accountStatements } from '../store/accountStatements.ts'

/** What a statement of account says, as it was asked for. */
export const accountStatementSays = async (statementId: string) => {
  const asked = await accountStatements.byId(statementId)
  if (asked === undefined) throw new Error(`There is no statement ${statementId} to make a document of.`)
  const { created, statement } = asked
  const agency = statement.kind === 'agency' ? await agencyById(statement.id) : undefined
  const today = dateAt(created, regionOf(config.region).timeZone)
  return { asked, data: accountStatementData(config.region, statement, agency, today) }
}

/** A statement that was asked for is made once, and kept with the agency or the carrier that it is of. */
export const makeAccountStatement: Subscriber<'ledger.statementRequested'> = async ({ detail, now }) => {
  const { asked, data } = await accountStatementSays(detail.statementId)
  const { created, createdBy, docId, id, statement } = asked
  const isAgency = statement.kind === 'agency'
  await keepDocument(
    {
      id: docId,
      docType: madeByTask.makeAccountStatement,
      docName: `${statementFileName(statement)}.pdf`,
      ...(isAgency ? { agencyId: AgencyId.parse(statement.id) } : { partnerIds: [statement.id] }),
      teamIds: [],
      created,
      createdBy,
      madeFrom: `AccountStatement|${id}`,
    },
    now,
    async () => {
      const { statementDocument } = await import('../templates/statementDocument.ts')
      return statementDocument(data)
    },
  )
}
