import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { removePersonaFromProgramme } from '#shared/contracts/account/relationships.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { toast } from '#web/ui/toast.ts'
import { DayOrToday } from '../forms/chosen.ts'
import { linkReads } from '../forms/organizationReads.ts'
import { NamedData } from './organizationData.ts'

type Props = z.infer<typeof NamedData> & { onClose: () => void }

const Form = z.object({ ends: DayOrToday })

/** Takes an organization off the programme. */
const RemovePersonaFromProgrammeDialog = ({ personaId, name, onClose }: Props) => {
  const { t } = useTranslation('organizations')
  const remove = useCommand(removePersonaFromProgramme, { invalidates: linkReads })
  return (
    <FormDialog
      title={t('links.endTitle', { name })}
      submitLabel={t('links.end')}
      destructive
      schema={Form}
      defaultValues={{ ends: '' }}
      onSubmit={async ({ ends }) => {
        await remove.mutateAsync({ params: { personaId }, body: { ...(ends && { ends }) } })
        toast.success(t('links.ended'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('links.endText')}</Typography>
      <DateField name="ends" label={t('fields.ends')} hint={t('links.todayHint')} optional />
    </FormDialog>
  )
}

export default hosted(NamedData, RemovePersonaFromProgrammeDialog)
