import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { removeAgencyFromCluster } from '#shared/contracts/account/relationships.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { toast } from '#web/ui/toast.ts'
import { DayOrToday } from '../forms/chosen.ts'
import { linkReads } from '../forms/organizationReads.ts'
import { MemberAgencyData } from './organizationData.ts'

type Props = z.infer<typeof MemberAgencyData> & { onClose: () => void }

const Form = z.object({ ends: DayOrToday })

/** Ends that an agency belongs to a cluster. */
const RemoveAgencyFromClusterDialog = ({ personaId, agencyId, name, onClose }: Props) => {
  const { t } = useTranslation('organizations')
  const remove = useCommand(removeAgencyFromCluster, { invalidates: linkReads })
  return (
    <FormDialog
      title={t('links.endTitle', { name })}
      submitLabel={t('links.end')}
      destructive
      schema={Form}
      defaultValues={{ ends: '' }}
      onSubmit={async ({ ends }) => {
        await remove.mutateAsync({ params: { agencyId }, body: { id: personaId, ...(ends && { ends }) } })
        toast.success(t('links.ended'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('links.endText')}</Typography>
      <DateField name="ends" label={t('fields.ends')} hint={t('links.todayHint')} optional />
    </FormDialog>
  )
}

export default hosted(MemberAgencyData, RemoveAgencyFromClusterDialog)
