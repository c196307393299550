import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agencyBillById, agencyInvoicesPage } from '#functions/billing/public.ts'
import { agencyById } from '#functions/directory/public.ts'
import { policiesById } from '#functions/policy/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { agencyBillData } from '../documentData/agencyBillData.ts'
import { taxesWithin } from '../documentData/taxesWithin.ts'
import { keepStatement } from '../documents/keepStatement.ts'
import { madeByTask } from '../issue/madeByTask.ts'

/** What the bill of an agency says, as it was made. */
export const agencyBillSays = async (billId: string) => {
  const bill = await agencyBillById(billId)
  if (bill === undefined) throw new Error(`There is no bill ${billId} to make a document of.`)
  const ids = [...new Set(bill.lines.map(({ policyId }) => policyId))]
  const policies = new Map((await policiesById(ids)).map((each) => [each.id as string, each]))
  const taxes = bill.lines.map(({ gross: due, policyId }) =>
    taxesWithin(policies.get(policyId) ?? { transactions: [] }, { due, at: bill.created, region: config.region }),
  )
  const today = dateAt(bill.created, regionOf(config.region).timeZone)
  const data = agencyBillData(config.region, bill, {
    agency: await agencyById(bill.agencyId),
    page: agencyInvoicesPage(),
    taxes,
    today,
  })
  return { bill, data }
}

/** The bill of an agency as a document and as a table, under the ids that it promises. */
export const makeAgencyBill: Subscriber<'agency.billed'> = async ({ detail, now }) => {
  const { bill, data } = await agencyBillSays(detail.billId)
  const { agencyId, docId, csvDocId } = bill
  await keepStatement(
    data,
    {
      agencyId,
      docId,
      csvDocId,
      docType: madeByTask.makeAgencyBill,
      name: `Agency invoice ${bill.month}`,
      madeFrom: bill.id,
    },
    now,
  )
}
