import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { searchEnquiries, settleEnquiry } from '#shared/contracts/agency/enquiries.ts'
import { EnquiryId } from '#shared/domain/ids/ids.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

const Settled = z.object({ enquiryId: EnquiryId, company: z.string(), decision: z.enum(['close', 'reopen']) })
const Closed = z.object({ reason: filledText(500, { missing: 'Say why nothing comes of it' }) })
type Props = z.infer<typeof Settled> & { onClose: () => void }

/** Closes an enquiry of which nothing comes, with the reason; or opens it again. */
const SettleEnquiryDialog = ({ enquiryId, company, decision, onClose }: Props) => {
  const { t } = useTranslation('account')
  const settle = useCommand(settleEnquiry, { invalidates: [searchEnquiries] })
  const closes = decision === 'close'
  return (
    <FormDialog
      title={t(`enquiries.${decision}Title`, { company })}
      submitLabel={t(`enquiries.${decision}`)}
      width="xs"
      schema={closes ? Closed : z.object({ reason: z.string().optional() })}
      defaultValues={{ reason: '' }}
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        await settle.mutateAsync({
          params: { enquiryId },
          body: closes ? { decision: 'close', reason: reason ?? '' } : { decision: 'reopen' },
        })
        toast.success(t(`enquiries.${decision}Done`))
      }}
    >
      <Typography>{t(`enquiries.${decision}Text`)}</Typography>
      {closes && <TextField name="reason" label={t('enquiries.reason')} rows={3} maxLength={500} autoFocus />}
    </FormDialog>
  )
}

export default hosted(Settled, SettleEnquiryDialog)
