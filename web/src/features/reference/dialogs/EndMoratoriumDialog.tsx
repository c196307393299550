import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  endMoratorium,
  getMoratorium,
  listMoratoriumPolicies,
  listMoratoriums,
} from '#shared/contracts/policy/moratoriums.ts'
import { MoratoriumId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

const MoratoriumData = z.object({ moratoriumId: MoratoriumId, source: z.string() })
type Props = z.infer<typeof MoratoriumData> & { onClose: () => void }

/** Ends a moratorium before its last day. */
const EndMoratoriumDialog = ({ moratoriumId, source, onClose }: Props) => {
  const { t } = useTranslation('reference')
  const end = useCommand(endMoratorium, { invalidates: [getMoratorium, listMoratoriumPolicies, listMoratoriums] })
  return (
    <FormDialog
      title={t('moratorium.endTitle', { source })}
      submitLabel={t('moratorium.end')}
      width="xs"
      schema={endMoratorium.body}
      defaultValues={{ reason: '' }}
      onSubmit={async (body) => {
        await end.mutateAsync({ params: { moratoriumId }, body })
        toast.success(t('moratorium.ended', { source }))
      }}
      onClose={onClose}
    >
      <Typography>{t('moratorium.endText')}</Typography>
      <TextField name="reason" label={t('moratorium.reason')} rows={2} maxLength={2000} autoFocus />
    </FormDialog>
  )
}

export default hosted(MoratoriumData, EndMoratoriumDialog)
