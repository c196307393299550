import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agencyBillById } from '#functions/billing/public.ts'
import { agencyById } from '#functions/directory/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { agencyBillData } from '../documentData/agencyBillData.ts'
import { keepStatement } from '../documents/keepStatement.ts'

/** The bill of an agency as a document and as a table, under the ids that it promises. */
export const makeAgencyBill: Subscriber<'agency.billed'> = async ({ detail, now }) => {
  const bill = await agencyBillById(detail.billId)
  if (bill === undefined) throw new Error(`There is no bill ${detail.billId} to make a document of.`)
  const { agencyId, docId, csvDocId } = bill
  const today = dateAt(bill.created, regionOf(config.region).timeZone)
  await keepStatement(
    agencyBillData(config.region, bill, await agencyById(agencyId), today),
    { agencyId, docId, csvDocId, docType: 'Invoice', name: `Agency invoice ${bill.month}`, madeFrom: bill.id },
    now,
  )
}
