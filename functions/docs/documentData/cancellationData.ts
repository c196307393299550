import { config } from '#functions/_platform/config/config.ts'
import type { DueOnPolicy } from '#functions/billing/public.ts'
import { returnBasisBy } from '#functions/ledger/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { erpAfterCancellation, paymentPage, standingOf } from '#functions/policy/public.ts'
import type { InvoiceLine } from '#shared/contracts/billing/invoiceRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { causeOfReason } from '#shared/domain/policy/cancellationReasons.ts'
import { daysOfCover, returnSentence } from '#shared/domain/policy/returnBasis.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { CancellationData } from '../templates/cancellationData.ts'
import { wordsOf } from '../templates/words.ts'
import { commonData } from './commonData.ts'
import type { Named } from './namedOn.ts'
import { policyCover } from './policyCover.ts'
import { feeLabels } from './priceData.ts'

const labelOf = ({ rated }: PolicyRecord, { key }: InvoiceLine, region: RegionCode): string => {
  if (key === 'premium') return wordsOf(region).premium
  if (key === 'tria') return 'Terrorism cover'
  return key in feeLabels
    ? feeLabels[key as keyof typeof feeLabels] // just checked
    : (rated.taxes.find((tax) => tax.key === key)?.name ?? wordsOf(region).taxes)
}

/** What is to be paid by the insured, by when and to whom: what keeps cover that is noticed, or is owed of cover that is back. */
const owedOf = (
  { agencyName, id, totalPremium }: PolicyRecord,
  { agencyBilled, amount, payableBy }: DueOnPolicy,
  payBy: string | undefined,
): Pick<CancellationData, 'owed' | 'payTo' | 'payment'> =>
  agencyBilled
    ? // What a billed agency owes is net of its commission, and no business of the insured's.
      { payTo: agencyName, owed: { charged: totalPremium, ...(payBy !== undefined && { by: payBy }) } }
    : { payment: `${config.publicUrl}${paymentPage(id)}`, owed: { amount, by: payBy ?? payableBy } }

/** What the notice of a policy's cancellation says as the policy stands now. */
export const cancellationData = (
  region: RegionCode,
  policy: PolicyRecord,
  named: Named,
  today: CalendarDate,
  due: DueOnPolicy | undefined,
): CancellationData => {
  const { cancellation, policyNumber } = policy
  const { standing, endsOn, payBy, gap } = standingOf(policy)
  const isBack = standing === 'reinstated' || standing === 'withdrawn'
  const extensionDays = standing === 'pending' || standing === 'done' ? erpAfterCancellation(policy) : undefined
  return {
    ...commonData(region, policyCover(policy), named, policyNumber, today),
    policyNumber,
    standing,
    ...(endsOn !== undefined && { endsOn }),
    ...(payBy !== undefined && { payBy }),
    ...(gap !== undefined && { gap }),
    ...(extensionDays !== undefined && { extensionDays }),
    ...((isBack || payBy !== undefined) && due !== undefined && owedOf(policy, due, payBy)),
    ...(cancellation !== undefined && {
      reason: cancellation.reason,
      // What is rescinded has no manner of return: all of it goes back.
      ...(standing !== 'rescinded' && {
        because: returnSentence(
          returnBasisBy(policy, cancellation),
          causeOfReason(cancellation.reason, { region }),
          daysOfCover(policy, cancellation.effectiveDate),
        ),
      }),
    }),
    ...(cancellation?.lines !== undefined && {
      returned: {
        lines: cancellation.lines.map((line) => ({ label: labelOf(policy, line, region), amount: line.amount })),
        total: cancellation.returned ?? 0,
      },
    }),
  }
}
