import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cancelPolicy, previewCancellation } from '#shared/contracts/policy/cancellation.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { saysTooLittle } from '#shared/domain/policy/cancellationReasons.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import { date } from '#web/i18n/format.ts'
import { FilesField } from '#web/records/documents/upload/FilesField.tsx'
import { filesSchema } from '#web/records/documents/upload/filesSchema.ts'
import { UploadBars } from '#web/records/documents/upload/UploadBars.tsx'
import { ReasonField } from '#web/records/ReasonField.tsx'
import { unlessShown } from '#web/ui/notNow.ts'
import { toast } from '#web/ui/toast.ts'
import { CancellationPreview } from '../parts/CancellationPreview.tsx'
import { RefusalNote } from '../parts/NonRenewalFields.tsx'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'
import { useAskAgain } from '../parts/useAskAgain.ts'
import { useLetter } from '../parts/useLetter.ts'

const Cancel = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const may = useMay()
  const cancel = useCommand(cancelPolicy, { invalidates: policyReads })
  const deed = may('policy:cancel') ? 'cancel' : 'requestCancel'
  const today = useMemo(() => dateAt(instantHere(), policy.timeZone), [policy.timeZone])
  const { effectiveDate: first, expirationDate } = policy
  const last = addDays(expirationDate, -1)
  const hasBegun = today >= first
  const { t: ofDocuments } = useTranslation('documents')
  const { uploads, putLetter } = useLetter(policy.id)
  const askAgain = useAskAgain(previewCancellation)
  const [expectedTotal, setExpectedTotal] = useState<number>()
  return (
    <FormDialog
      title={t(`${deed}.title`, { policyNumber: policy.policyNumber })}
      submitLabel={t(`${deed}.submit`)}
      cancelLabel={t('keep')}
      destructive
      width="sm"
      schema={cancelPolicy.body.extend({
        // Who asks for it brings what the insured signed.
        files: filesSchema(ofDocuments, { least: deed === 'requestCancel' ? 1 : 0, most: 1 }),
      })}
      // What is confirmed is what is shown.
      notNow={unlessShown(expectedTotal !== undefined)}
      defaultValues={{
        files: [],
        effectiveDate: policy.cancellation?.effectiveDate ?? (hasBegun ? today : first),
      }}
      onClose={onClose}
      onProblem={askAgain}
      onSubmit={async ({ files, note, ...body }) => {
        const letterId = await putLetter(files, t('letter.ofCancellation'))
        await cancel.mutateAsync({
          params: { policyId: policy.id },
          body: { ...body, ...(saysTooLittle(body.reason) && { note }), ...(letterId && { letterId }), expectedTotal },
        })
        toast.success(t(`${deed}.done`))
      }}
    >
      {(form) => (
        <>
          <Typography>{t(`${deed}.question`, { company: policy.companyName })}</Typography>
          {!hasBegun && <Alert severity="info">{t('cancel.notBegun', { first: date(first) })}</Alert>}
          <ReasonField action="cancel" />
          {saysTooLittle(form.watch('reason') ?? '') && <RefusalNote />}
          <DateField
            name="effectiveDate"
            label={t('cancel.date')}
            hint={t('cancel.dateHint', { first: date(first), last: date(last) })}
            min={first}
            max={last}
          />
          {!saysTooLittle(form.watch('reason') ?? '') && (
            <>
              <FilesField name="files" label={t('letter.label')} hint={t('letter.hint')} optional={deed === 'cancel'} />
              <UploadBars uploads={uploads} />
            </>
          )}
          <CancellationPreview
            policyId={policy.id}
            reason={form.watch('reason')}
            effectiveDate={form.watch('effectiveDate')}
            onEarliest={(day) => form.setValue('effectiveDate', day, { shouldDirty: true })}
            onShown={setExpectedTotal}
          />
        </>
      )}
    </FormDialog>
  )
}

/** Cancels a policy on a day, or asks for it. */
export const CancelPolicyDialog = policyDialog(Cancel)

export default CancelPolicyDialog
