import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getPayOff } from '#shared/contracts/billing/finance.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { cancelForFinancer, previewCancellation } from '#shared/contracts/policy/cancellation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { cancellationReason } from '#shared/domain/policy/cancellationReasons.ts'
import { earliestCancellation, noticeDays } from '#shared/domain/policy/cancellationRules.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { NumberField } from '#web/forms/NumberField.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { unlessShown } from '#web/ui/notNow.ts'
import { toast } from '#web/ui/toast.ts'
import { CancellationPreview } from '../parts/CancellationPreview.tsx'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'
import { useAskAgain } from '../parts/useAskAgain.ts'

/** What is left of the loan by its terms, after as many instalments as the insured has repaid. */
const PayOffHint = ({
  policyId,
  instalmentsPaid,
}: {
  policyId: PolicyDialogProps['policy']['id']
  instalmentsPaid: number
}) => {
  const { t } = useTranslation('policy')
  const { data } = useOperation(getPayOff, { params: { policyId }, query: { instalmentsPaid } })
  if (data === undefined) return null
  return (
    <Typography variant="body2" color="text.secondary">
      {t('financerCancels.payOff', {
        name: data.financer,
        amount: exactMoney(data.payOff),
        saved: exactMoney(data.unearnedCharge),
      })}{' '}
      {data.source}
    </Typography>
  )
}

const CancelForFinancer = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const { mutateAsync } = useCommand(cancelForFinancer, { invalidates: policyReads })
  const askAgain = useAskAgain(previewCancellation)
  const [expectedTotal, setExpectedTotal] = useState<number>()
  const today = useMemo(() => dateAt(instantHere(), policy.timeZone), [policy.timeZone])
  // What the financer asked for is what it says already.
  const asked = useOperation(getPayment, { params: { policyId: policy.id } }).data?.financer?.asked
  const place = { region: region.code, state: policy.firmographicData.state }
  const days = noticeDays('financer', place)
  /** The first day that the financer's own notice leaves (rule: cancellation-notice). */
  const earliestAfter = (noticedOn: unknown) => {
    const told = CalendarDate.safeParse(noticedOn)
    const { effectiveDate, expirationDate, isRenewal } = policy
    const term = { effectiveDate, expirationDate, isRenewal, today }
    return earliestCancellation({ ...place, ...term, cause: 'financer', noticedOn: told.data })
  }
  return (
    <FormDialog
      title={t('financerCancels.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('financerCancels.submit')}
      cancelLabel={t('keep')}
      destructive
      width="sm"
      schema={cancelForFinancer.body.omit({ expectedTotal: true }).extend({ instalmentsPaid: z.int().min(0).max(60) })}
      defaultValues={{
        noticedOn: asked?.noticedOn ?? today,
        effectiveDate: earliestAfter(asked?.noticedOn),
        instalmentsPaid: 0,
        ...(asked && { owed: asked.owed }),
      }}
      // What is confirmed is what is shown.
      notNow={unlessShown(expectedTotal !== undefined)}
      onClose={onClose}
      onProblem={askAgain}
      onSubmit={async ({ instalmentsPaid: _, ...body }) => {
        await mutateAsync({ params: { policyId: policy.id }, body: { ...body, expectedTotal } })
        toast.success(t('financerCancels.done'))
      }}
    >
      {(form) => (
        <>
          <Typography>{t('financerCancels.question', { company: policy.companyName })}</Typography>
          <DateField
            name="noticedOn"
            label={t('financerCancels.noticedOn')}
            hint={t('financerCancels.noticedHint', { count: days })}
            max={today}
          />
          <DateField
            name="effectiveDate"
            label={t('cancel.date')}
            min={earliestAfter(form.watch('noticedOn'))}
            max={addDays(policy.expirationDate, -1)}
          />
          <NumberField name="instalmentsPaid" label={t('financerCancels.repaid')} />
          <PayOffHint policyId={policy.id} instalmentsPaid={Number(form.watch('instalmentsPaid') ?? 0)} />
          <MoneyField
            name="owed"
            label={t('financerCancels.owed')}
            hint={t('financerCancels.owedHint')}
            units="minor"
          />
          <CancellationPreview
            policyId={policy.id}
            reason={cancellationReason('PREMIUM_FINANCE')}
            effectiveDate={form.watch('effectiveDate')}
            isTakenBack
            onShown={setExpectedTotal}
          />
        </>
      )}
    </FormDialog>
  )
}

/** Cancels a policy for the financer of its premium. */
export const CancelForFinancerDialog = policyDialog(CancelForFinancer)

export default CancelForFinancerDialog
