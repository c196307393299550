import DialogContent from '@mui/material/DialogContent'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { ClaimFile } from '#shared/contracts/claims/claimFile.ts'
import { type ClaimHit, searchClaims } from '#shared/contracts/claims/claims.ts'
import { getClaimFile, setClaimPolicy } from '#shared/contracts/claims/desk.ts'
import { searchPolicies } from '#shared/contracts/policy/search.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { date } from '#web/i18n/format.ts'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { lastDay } from '../forms/lastDay.ts'
import { claimReads } from '../parts/claimReads.ts'

const Data = z.object({ claimId: ClaimId })
type Props = z.infer<typeof Data> & { onClose: () => void }

/** So many claims and policies of an insured are offered. */
const most = 100

type PlaceProps = { file: ClaimFile; claims: readonly ClaimHit[]; onClose: () => void }

const Place = ({ file, claims, onClose }: PlaceProps) => {
  const { t } = useTranslation('claims')
  const may = useMay()
  const send = useCommand(setClaimPolicy, { invalidates: claimReads })
  const { accountId } = file
  const policies = useOperation(searchPolicies, { query: { accountId, size: most } }, { enabled: may('policy:read') })
  const others = claims.filter(({ id, claimNumber }) => id !== file.id && claimNumber !== undefined)
  const { madeOn = file.lossDate, occurredOn, isCircumstances, circumstancesOn } = file
  const today = lastDay(file.timeZone)
  const sameEvent = others.find(({ id }) => id === file.eventId)?.id
  return (
    <FormDialog
      title={t('setClaimPolicy.title')}
      submitLabel={t('setClaimPolicy.submit')}
      width="sm"
      schema={setClaimPolicy.body}
      defaultValues={{
        ...(madeOn && { madeOn }),
        ...(occurredOn && { occurredOn }),
        isCircumstances,
        ...(circumstancesOn && { circumstancesOn }),
        ...(sameEvent && { relatedClaimId: sameEvent }),
        ...(file.cover.chosen && file.policyId && { policyId: file.policyId }),
        ...(file.cover.chosen?.reason && { policyReason: file.cover.chosen.reason }),
      }}
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { claimId: file.id }, body })
        toast.success(t('setClaimPolicy.done'))
      }}
      onClose={onClose}
    >
      {({ watch }) => (
        <>
          <FieldGrid>
            <DateField name="madeOn" label={t('fields.madeOn')} hint={t('fields.madeOnHint')} max={today} />
            <DateField
              name="occurredOn"
              label={t('fields.occurredOn')}
              hint={t('fields.occurredOnHint')}
              max={today}
              optional
            />
          </FieldGrid>
          <CheckboxField name="isCircumstances" label={t('fields.isCircumstances')} />
          <DateField
            name="circumstancesOn"
            label={t('fields.circumstancesOn')}
            hint={t('fields.circumstancesOnHint')}
            max={today}
            optional
          />
          {others.length > 0 && (
            <SelectField
              name="relatedClaimId"
              label={t('fields.relatedClaim')}
              optional
              options={others.map(({ id, claimNumber, lossDate, created }) => ({
                value: id,
                label: `${claimNumber}, ${date(lossDate ?? created)}`,
              }))}
            />
          )}
          <SelectField
            name="policyId"
            label={t('fields.policy')}
            hint={t('fields.policyHint')}
            placeholder={t('fields.policyByDays')}
            optional
            options={(policies.data?.hits ?? []).map(({ id, policyNumber, effectiveDate, expirationDate }) => ({
              value: id,
              label: policyNumber,
              hint: t('cover.period', { from: date(effectiveDate), to: date(expirationDate) }),
            }))}
          />
          {watch('policyId') && (
            <TextField
              name="policyReason"
              label={t('fields.policyReason')}
              hint={t('fields.policyReasonHint')}
              rows={3}
              optional
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

/** Says when a claim was made and over what; the policy that answers follows from it. */
export const SetClaimPolicyDialog = ({ claimId, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const file = useOperation(getClaimFile, { params: { claimId } })
  const accountId = file.data?.accountId
  const claims = useOperation(searchClaims, accountId ? { query: { accountId, size: most } } : null)
  if (file.data && claims.data) return <Place file={file.data} claims={claims.data.hits} onClose={onClose} />
  const { error } = file.error ? file : claims
  return (
    <DialogFrame title={t('setClaimPolicy.title')} onClose={onClose}>
      <DialogContent>
        {error ? (
          <ProblemPanel error={error} onRetry={() => void Promise.all([file.refetch(), claims.refetch()])} />
        ) : (
          <TextSkeleton lines={4} />
        )}
      </DialogContent>
    </DialogFrame>
  )
}

export default hosted(Data, SetClaimPolicyDialog)
