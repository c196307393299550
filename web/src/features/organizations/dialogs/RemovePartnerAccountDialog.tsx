import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { removePartnerAccount } from '#shared/contracts/account/relationships.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { toast } from '#web/ui/toast.ts'
import { DayOrToday } from '../forms/chosen.ts'
import { linkReads } from '../forms/organizationReads.ts'
import { MemberAccountData } from './organizationData.ts'

type Props = z.infer<typeof MemberAccountData> & { onClose: () => void }

const Form = z.object({ ends: DayOrToday })

/** Ends that an insured belongs to a pool or is in the care of an MSSP. */
const RemovePartnerAccountDialog = ({ personaId, accountId, name, onClose }: Props) => {
  const { t } = useTranslation('organizations')
  const remove = useCommand(removePartnerAccount, { invalidates: linkReads })
  return (
    <FormDialog
      title={t('links.endTitle', { name })}
      submitLabel={t('links.end')}
      destructive
      schema={Form}
      defaultValues={{ ends: '' }}
      onSubmit={async ({ ends }) => {
        await remove.mutateAsync({ params: { accountId }, body: { id: personaId, ...(ends && { ends }) } })
        toast.success(t('links.ended'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('links.endText')}</Typography>
      <DateField name="ends" label={t('fields.ends')} hint={t('links.todayHint')} optional />
    </FormDialog>
  )
}

export default hosted(MemberAccountData, RemovePartnerAccountDialog)
