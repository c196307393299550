import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getAgency, reviewAgency } from '#shared/contracts/account/agencies.ts'
import { listTeamAgencies } from '#shared/contracts/auth/teams.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { RadioField } from '#web/forms/RadioField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { AskedChanges } from '../parts/AskedChanges.tsx'
import { changesOf } from '../parts/knownBy.ts'
import { AgencyData } from './agencyData.ts'

const Decision = z.object({
  decision: z.enum(['approve', 'refuse'], 'Please decide'),
  note: reviewAgency.body.shape.note,
})

/** Gives an agency the hostname and registration that it asked for, or refuses them; with a note that it reads. */
export const ReviewAgencyDialog = ({ agencyId, onClose }: AgencyData & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const { data: agency } = useOperation(getAgency, { params: { agencyId } })
  const review = useCommand(reviewAgency, { invalidates: [getAgency, listTeamAgencies] })
  if (agency?.wanted === undefined) return null
  const { wanted } = agency
  return (
    <FormDialog
      title={t('agency.review.title', { name: agency.name })}
      submitLabel={t('agency.review.submit')}
      schema={Decision}
      defaultValues={{ note: '' }}
      onSubmit={async ({ decision, note }) => {
        const approved = decision === 'approve'
        await review.mutateAsync({ params: { agencyId }, body: { approved, note, wantedAt: wanted.at } })
        toast.success(t(approved ? 'agency.review.approved' : 'agency.review.refused'))
      }}
      onClose={onClose}
    >
      <AskedChanges changes={changesOf(agency, wanted, t)} />
      <RadioField
        name="decision"
        label={t('agency.review.decision')}
        options={[
          { value: 'approve', label: t('agency.review.approve') },
          { value: 'refuse', label: t('agency.review.refuse') },
        ]}
      />
      <TextField
        name="note"
        label={t('agency.review.note')}
        hint={t('agency.review.noteHint')}
        rows={3}
        maxLength={1000}
      />
    </FormDialog>
  )
}

export default hosted(AgencyData, ReviewAgencyDialog)
