import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listBlacklistedDomains } from '#shared/contracts/auth/blacklist.ts'
import { searchBlacklistAppeals, settleBlacklistAppeal } from '#shared/contracts/auth/blacklistAppeals.ts'
import { BlacklistAppealId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

const { answer, decision } = settleBlacklistAppeal.body.shape
const Appealed = z.object({ appealId: BlacklistAppealId, domain: z.string(), decision })
const Word = z.object({ answer })
type Props = z.infer<typeof Appealed> & { onClose: () => void }

/** Accepts an appeal, by which the domain comes off the blacklist, or refuses it; who asked reads why. */
const SettleBlacklistAppealDialog = ({ appealId, domain, decision: decided, onClose }: Props) => {
  const { t } = useTranslation('reference')
  const settle = useCommand(settleBlacklistAppeal, { invalidates: [listBlacklistedDomains, searchBlacklistAppeals] })
  return (
    <FormDialog
      title={t(`appeals.${decided}Title`, { domain })}
      submitLabel={t(`appeals.${decided}`)}
      width="xs"
      schema={Word}
      defaultValues={{ answer: '' }}
      onClose={onClose}
      onSubmit={async (word) => {
        await settle.mutateAsync({ params: { appealId }, body: { ...word, decision: decided } })
        toast.success(t('appeals.settled'))
      }}
    >
      <Typography>{t(`appeals.${decided}Text`)}</Typography>
      <TextField name="answer" label={t('appeals.answer')} rows={3} maxLength={2000} autoFocus />
    </FormDialog>
  )
}

export default hosted(Appealed, SettleBlacklistAppealDialog)
