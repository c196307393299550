import Alert from '@mui/material/Alert'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { mergeAgency, previewAgencyMerge } from '#shared/contracts/account/agencyMerge.ts'
import { listAgencyLinks } from '#shared/contracts/account/relationships.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { messageOf } from '#web/api/messageOf.ts'
import { Problem } from '#web/api/problem.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { AgencyField } from '#web/records/agency/AgencyField.tsx'
import { unlessShown } from '#web/ui/notNow.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { toast } from '#web/ui/toast.ts'
import { agencyReads } from '../forms/agencyReads.ts'
import { AgencyMergeSeen } from '../parts/AgencyMergeSeen.tsx'
import { NamedAgency } from './agencyData.ts'

const Form = z.object({
  agencyId: z.string('The agency must be selected.').min(1, 'The agency must be selected.').pipe(AgencyId),
  reason: mergeAgency.body.shape.reason,
})

/** What the merger that is chosen would do, or why it is refused. */
const Preview = ({ agencyId, name, onShown }: NamedAgency & { onShown: (isShown: boolean) => void }) => {
  const { data: intoId } = AgencyId.safeParse(useWatch({ name: 'agencyId' }))
  const input = intoId === undefined ? null : { params: { agencyId }, query: { intoId } }
  const { data, error } = useOperation(previewAgencyMerge, input)
  const isShown = data !== undefined
  useEffect(() => onShown(isShown), [isShown, onShown])
  if (error instanceof Problem && error.status < 500) return <Alert severity="info">{messageOf(error)}</Alert>
  if (error) return <ProblemPanel error={error} />
  return data ? <AgencyMergeSeen name={name} seen={data} /> : null
}

/** Has an agency go into another, with what that takes over told beforehand. */
const MergeAgencyDialog = ({ agencyId, name, onClose }: NamedAgency & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const [isShown, setIsShown] = useState(false)
  const merge = useCommand(mergeAgency, { invalidates: [...agencyReads, listAgencyLinks] })
  return (
    <FormDialog
      title={t('agency.merge.title', { name })}
      submitLabel={t('agency.merge.open')}
      destructive
      // What is confirmed is what is shown.
      notNow={unlessShown(isShown)}
      schema={Form}
      defaultValues={{ agencyId: '', reason: '' }}
      onSubmit={async ({ agencyId: intoId, reason }) => {
        await merge.mutateAsync({ params: { agencyId }, body: { intoId, reason } })
        toast.success(t('agency.merge.begun', { name }))
      }}
      onClose={onClose}
    >
      <AgencyField label={t('agency.merge.into')} />
      <TextField name="reason" label={t('agency.reason')} rows={2} maxLength={1000} />
      <Preview agencyId={agencyId} name={name} onShown={setIsShown} />
    </FormDialog>
  )
}

export default hosted(NamedAgency, MergeAgencyDialog)
