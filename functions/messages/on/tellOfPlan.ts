import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { signedPlanOf } from '#functions/ledger/public.ts'
import { payingLink, policyById } from '#functions/policy/public.ts'
import { disaffirmDays, payInFullDays } from '#shared/domain/billing/instalments.ts'
import { lateFeeRuleOf } from '#shared/domain/billing/lateFee.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { policyFacts } from '../mailFacts/policyFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** Who signed a plan gets it as it was signed, at the address they gave for it. */
export const tellOfPlan: Subscriber<'plan.signed'> = async ({ detail, now, once }) => {
  const [policy, plan] = await Promise.all([policyById(detail.policyId), signedPlanOf(detail.policyId)])
  if (policy === undefined || plan?.FinanceQuoteNumber !== detail.planNumber) return
  const { email, quoted, schedule, signature, signedAt } = plan
  const rule = lateFeeRuleOf({ region: config.region, state: policy.firmographicData.state })
  const page = payingLink(policy, { email }, now)
  await askForMails(
    [
      mailOf({
        template: 'planSigned',
        to: email,
        firstName: undefined,
        clientOf: policy.agencyId,
        data: {
          ...policyFacts(policy),
          signature,
          signedOn: dateAt(signedAt, policy.timeZone),
          parts: schedule.filter(({ amount }) => amount > 0),
          total: schedule.reduce((sum, { amount }) => sum + amount, 0),
          ...(quoted && {
            disclosed: {
              apr: quoted.APR,
              financeCharge: quoted.FinanceCharge,
              ...(rule && {
                lateFee: {
                  days: rule.graceDays,
                  percent: Math.round(rule.rate * 100),
                  least: rule.least,
                  most: rule.most,
                },
              }),
            },
          }),
          disaffirmDays,
          inFullDays: payInFullDays,
          link: page.url,
        },
      }),
    ],
    now,
    once,
    [page],
  )
}
