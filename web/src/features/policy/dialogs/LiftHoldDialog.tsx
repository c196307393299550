import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getHold, liftHold, listHoldHistory, listHolds } from '#shared/contracts/policy/holds.ts'
import { HoldId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { policyReads } from '../parts/policyReads.ts'

const HoldData = z.object({ holdId: HoldId })
type Props = z.infer<typeof HoldData> & { onClose: () => void }

/** Lifts a hold: what waited for it goes on. */
const LiftHoldDialog = ({ holdId, onClose }: Props) => {
  const { t } = useTranslation('policy')
  const lift = useCommand(liftHold, { invalidates: [...policyReads, getHold, listHoldHistory, listHolds] })
  return (
    <FormDialog
      title={t('hold.liftTitle')}
      submitLabel={t('hold.lift')}
      width="xs"
      schema={liftHold.body}
      defaultValues={{ reason: '' }}
      onSubmit={async (body) => {
        await lift.mutateAsync({ params: { holdId }, body })
        toast.success(t('hold.lifted'))
      }}
      onClose={onClose}
    >
      <Typography>{t('hold.liftText')}</Typography>
      <TextField name="reason" label={t('hold.reason')} rows={2} maxLength={2000} autoFocus />
    </FormDialog>
  )
}

export default hosted(HoldData, LiftHoldDialog)
