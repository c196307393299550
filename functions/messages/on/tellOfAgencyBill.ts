import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agencyBillById, agencyInvoicesPage, readersOfAgency } from '#functions/billing/public.ts'
import { monthWords } from '../mailFacts/monthWords.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** Who pays an agency's bills is told that the month's is there. */
export const tellOfAgencyBill: Subscriber<'agency.billed'> = async ({ detail, now, once }) => {
  const bill = await agencyBillById(detail.billId)
  if (bill === undefined) return
  await askForMails(
    (await readersOfAgency(bill.agencyId)).map(({ email, firstName }) =>
      mailOf({
        template: 'agencyBill',
        to: email,
        firstName,
        data: {
          agency: bill.agencyName,
          month: monthWords(config.region, bill.month),
          policies: bill.lines.length,
          amount: bill.amount,
          link: agencyInvoicesPage(),
        },
      }),
    ),
    now,
    once,
  )
}
