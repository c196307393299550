import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { decideScreening, searchScreenings } from '#shared/contracts/risk/screenings.ts'
import { ScreeningId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

const { decision, reason } = decideScreening.body.shape
const Screened = z.object({ screeningId: ScreeningId, company: z.string(), decision })
const Word = z.object({ reason })

/** Says that whoever may be listed is somebody else, or is who is listed; a second person says so too before it counts. */
const DecideScreeningDialog = ({ onClose, ...screened }: z.infer<typeof Screened> & { onClose: () => void }) => {
  const { t } = useTranslation('underwriting')
  const decide = useCommand(decideScreening, { invalidates: [searchScreenings] })
  const { screeningId, company } = screened
  return (
    <FormDialog
      title={t(`screenings.${screened.decision}Title`)}
      submitLabel={t(`screenings.${screened.decision}`)}
      width="xs"
      schema={Word}
      defaultValues={{ reason: '' }}
      onClose={onClose}
      onSubmit={async (word) => {
        const { status } = await decide.mutateAsync({
          params: { screeningId },
          body: { ...word, decision: screened.decision },
        })
        toast.success(t(`screenings.done.${status}`))
      }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{company}</Typography>
      <TextField
        name="reason"
        label={t('screenings.reason')}
        hint={t('screenings.reasonHint')}
        rows={3}
        maxLength={2000}
        autoFocus
      />
    </FormDialog>
  )
}

export default hosted(Screened, DecideScreeningDialog)
