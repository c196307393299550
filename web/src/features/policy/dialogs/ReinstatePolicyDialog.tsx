import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { previewReinstatement, reinstatePolicy } from '#shared/contracts/policy/reinstatement.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { ReinstatementKind } from '#shared/domain/policy/reinstatementRules.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { RadioField } from '#web/forms/RadioField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import { date } from '#web/i18n/format.ts'
import { FilesField } from '#web/records/documents/upload/FilesField.tsx'
import { filesSchema } from '#web/records/documents/upload/filesSchema.ts'
import { UploadBars } from '#web/records/documents/upload/UploadBars.tsx'
import { unlessShown } from '#web/ui/notNow.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { MoneyPanel, ToldTo } from '../parts/MoneyPanel.tsx'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'
import { useAskAgain } from '../parts/useAskAgain.ts'
import { useLetter } from '../parts/useLetter.ts'
import { withLapse } from '../parts/withLapse.ts'

const { kind, reason } = reinstatePolicy.body.shape

/** What the insured signed, and when. */
const LetterFields = ({ from, today }: { readonly from: string; readonly today: string }) => {
  const { t } = useTranslation('policy')
  return (
    <>
      <FilesField name="files" label={t('reinstate.letter')} hint={t('reinstate.letterHint', { from: date(from) })} />
      <DateField name="signedOn" label={t('reinstate.signedOn')} min={from} max={today} />
    </>
  )
}

/** Chooses the way that is still open where the time of the one that is offered first is over. */
const TakeOpenWay = ({ onTaken }: { readonly onTaken: () => void }) => {
  const { setValue } = useFormContext()
  useEffect(() => {
    setValue('kind', 'WITH_LAPSE')
    onTaken()
  }, [setValue, onTaken])
  return null
}

const Reinstate = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const { t: ofDocuments } = useTranslation('documents')
  const [today] = useState(() => dateAt(instantHere(), policy.timeZone))
  const [asked, setAsked] = useState<ReinstatementKind>('WITHOUT_LAPSE')
  const lapse = withLapse(policy.cancellation, today)
  const reinstate = useCommand(reinstatePolicy, { invalidates: policyReads })
  const { uploads, putLetter } = useLetter(policy.id)
  const askAgain = useAskAgain(previewReinstatement)
  const { data, error, isFetching, refetch } = useOperation(previewReinstatement, {
    params: { policyId: policy.id },
    query: { kind: asked },
  })
  const [isLate, setLate] = useState(false)
  const isTooLate = !isFetching && error?.code === 'policy.tooLateToReinstate'
  const shown = isFetching ? undefined : data
  const needsLetter = shown?.letterFrom !== undefined
  const files = filesSchema(ofDocuments, { least: needsLetter ? 1 : 0, most: 1 })
  return (
    <FormDialog
      title={t('reinstate.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('reinstate.submit')}
      width="sm"
      schema={z.object({ kind, reason, files, signedOn: needsLetter ? CalendarDate : CalendarDate.nullish() })}
      defaultValues={{ kind: 'WITHOUT_LAPSE', files: [], signedOn: today }}
      // What is confirmed is what is shown.
      notNow={unlessShown(shown !== undefined)}
      onClose={onClose}
      onProblem={askAgain}
      onSubmit={async ({ files: chosen, signedOn, ...body }) => {
        const letterId = await putLetter(chosen, t('reinstate.docName'))
        const letter = letterId && signedOn ? { letter: { letterId, signedOn } } : {}
        await reinstate.mutateAsync({
          params: { policyId: policy.id },
          body: { ...body, ...letter, expectedTotal: shown?.total },
        })
        toast.success(t('reinstate.done'))
      }}
    >
      {(form) => {
        const chosen = form.watch('kind')
        if (chosen !== asked) setAsked(chosen)
        return (
          <>
            <Typography>{t('reinstate.question', { company: policy.companyName })}</Typography>
            <RadioField
              name="kind"
              label={t('reinstate.kind')}
              stacked
              options={[
                {
                  value: 'WITHOUT_LAPSE',
                  label: t('reinstate.withoutLapse'),
                  notNow: isLate ? t('reinstate.onlyWithLapse') : undefined,
                },
                {
                  value: 'WITH_LAPSE',
                  label: t('reinstate.withLapse'),
                  notNow: lapse === 'withLapse' ? undefined : t(`reinstate.${lapse}`),
                },
              ]}
            />
            {isTooLate && !isLate && lapse === 'withLapse' && <TakeOpenWay onTaken={() => setLate(true)} />}
            <TextField name="reason" label={t('reason')} rows={2} maxLength={2000} />
            {error && !isFetching ? (
              <ProblemPanel error={error} onRetry={() => void refetch()} />
            ) : shown === undefined ? (
              <TextSkeleton lines={6} />
            ) : (
              <>
                {shown.gap && (
                  <Alert severity="warning">
                    {t('reinstate.gap', { from: date(shown.gap.from), until: date(shown.gap.until) })}
                  </Alert>
                )}
                {shown.letterFrom !== undefined && <LetterFields from={shown.letterFrom} today={today} />}
                <UploadBars uploads={uploads} />
                <MoneyPanel preview={shown} />
                <Typography variant="body2" color="text.secondary">
                  {t('reinstate.until', { day: date(shown.until) })}
                </Typography>
                <ToldTo to={shown.toldTo} />
              </>
            )}
          </>
        )
      }}
    </FormDialog>
  )
}

/** Brings a cancelled policy back, with or without days that are not covered. */
export const ReinstatePolicyDialog = policyDialog(Reinstate)

export default ReinstatePolicyDialog
