import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { readersOfAgency } from '#functions/billing/public.ts'
import { agencyCommissionsPage, commissionStatementById } from '#functions/commissions/public.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import { monthWords } from '../mailFacts/monthWords.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** Who keeps an agency's books is told that the month's commission statement is there. */
export const tellOfCommissionStatement: Subscriber<'commission.stated'> = async ({ detail, now, once }) => {
  const statement = await commissionStatementById(detail.statementId)
  if (statement === undefined) return
  const { agencyId, agencyName, amount, policies, year } = statement
  const month = `${year}-${String(statement.month).padStart(2, '0')}` as Month // numbers by the statement
  await askForMails(
    (await readersOfAgency(agencyId)).map(({ email, firstName }) =>
      mailOf({
        template: 'commissionStatement',
        to: email,
        firstName,
        data: {
          agency: agencyName,
          month: monthWords(config.region, month),
          policies,
          amount,
          link: agencyCommissionsPage(),
        },
      }),
    ),
    now,
    once,
  )
}
