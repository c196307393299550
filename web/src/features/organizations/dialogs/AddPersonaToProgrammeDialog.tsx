import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { addPersonaToProgramme } from '#shared/contracts/account/relationships.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { toast } from '#web/ui/toast.ts'
import { DayOrToday } from '../forms/chosen.ts'
import { linkReads } from '../forms/organizationReads.ts'
import { NamedData } from './organizationData.ts'

type Props = z.infer<typeof NamedData> & { onClose: () => void }

const Form = z.object({ begins: DayOrToday })

/** Puts an organization on the programme. */
const AddPersonaToProgrammeDialog = ({ personaId, name, onClose }: Props) => {
  const { t } = useTranslation('organizations')
  const add = useCommand(addPersonaToProgramme, { invalidates: linkReads })
  return (
    <FormDialog
      title={t('links.addTo.programme', { name })}
      submitLabel={t('links.toProgramme')}
      schema={Form}
      defaultValues={{ begins: '' }}
      onSubmit={async ({ begins }) => {
        await add.mutateAsync({ params: { personaId }, body: { ...(begins && { begins }) } })
        toast.success(t('links.added'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('links.programmeText')}</Typography>
      <DateField name="begins" label={t('fields.begins')} hint={t('links.todayHint')} optional />
    </FormDialog>
  )
}

export default hosted(NamedData, AddPersonaToProgrammeDialog)
