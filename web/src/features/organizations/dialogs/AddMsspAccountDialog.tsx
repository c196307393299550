import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { addMsspAccount } from '#shared/contracts/account/relationships.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountField } from '../forms/AccountField.tsx'
import { ChosenAccount, DayOrToday } from '../forms/chosen.ts'
import { linkReads } from '../forms/organizationReads.ts'
import { OrganizationData } from './organizationData.ts'

type Props = z.infer<typeof OrganizationData> & { onClose: () => void }

const Form = z.object({
  accountId: ChosenAccount,
  consentedBy: addMsspAccount.body.shape.consentedBy,
  begins: DayOrToday,
})

/** Puts an insured into the care of an MSSP. */
const AddMsspAccountDialog = ({ personaId, onClose }: Props) => {
  const { t } = useTranslation('organizations')
  const add = useCommand(addMsspAccount, { invalidates: linkReads })
  return (
    <FormDialog
      title={t('links.addTo.mssp')}
      submitLabel={t('links.addInsured')}
      schema={Form}
      defaultValues={{ accountId: '', consentedBy: '', begins: '' }}
      onSubmit={async ({ begins, ...body }) => {
        await add.mutateAsync({ body: { msspId: personaId, ...body, ...(begins && { begins }) } })
        toast.success(t('links.added'))
      }}
      onClose={onClose}
    >
      <AccountField />
      <TextField name="consentedBy" label={t('fields.consentedBy')} hint={t('links.consentHint')} maxLength={200} />
      <DateField name="begins" label={t('fields.begins')} hint={t('links.todayHint')} optional />
    </FormDialog>
  )
}

export default hosted(OrganizationData, AddMsspAccountDialog)
