import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { appealBlacklist, searchBlacklistAppeals } from '#shared/contracts/auth/blacklistAppeals.ts'
import { DomainName } from '#shared/domain/account/firmographics.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

const DomainData = z.object({ domain: DomainName })
const Word = appealBlacklist.body.pick({ reason: true })
type Props = z.infer<typeof DomainData> & { onClose: () => void }

/** Who was refused for a blacklisted domain says why that is a mistake. */
const AppealBlacklistDialog = ({ domain, onClose }: Props) => {
  const { t } = useTranslation('reference')
  const appeal = useCommand(appealBlacklist, { invalidates: [searchBlacklistAppeals] })
  return (
    <FormDialog
      title={t('appeals.askTitle', { domain })}
      submitLabel={t('appeals.ask')}
      width="xs"
      schema={Word}
      defaultValues={{ reason: '' }}
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        await appeal.mutateAsync({ body: { domain, reason } })
        toast.success(t('appeals.asked'))
      }}
    >
      <TextField
        name="reason"
        label={t('appeals.reason')}
        hint={t('appeals.reasonHint')}
        rows={4}
        maxLength={2000}
        autoFocus
      />
    </FormDialog>
  )
}

export default hosted(DomainData, AppealBlacklistDialog)
