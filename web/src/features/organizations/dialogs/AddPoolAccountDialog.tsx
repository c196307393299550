import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { addPoolAccount } from '#shared/contracts/account/relationships.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountField } from '../forms/AccountField.tsx'
import { ChosenAccount, DayOrToday } from '../forms/chosen.ts'
import { linkReads } from '../forms/organizationReads.ts'
import { OrganizationData } from './organizationData.ts'

type Props = z.infer<typeof OrganizationData> & { onClose: () => void }

const Form = z.object({ accountId: ChosenAccount, begins: DayOrToday })

/** Adds an insured to a pool. */
const AddPoolAccountDialog = ({ personaId, onClose }: Props) => {
  const { t } = useTranslation('organizations')
  const add = useCommand(addPoolAccount, { invalidates: linkReads })
  return (
    <FormDialog
      title={t('links.addTo.pool')}
      submitLabel={t('links.addMember')}
      schema={Form}
      defaultValues={{ accountId: '', begins: '' }}
      onSubmit={async ({ begins, ...body }) => {
        await add.mutateAsync({ body: { poolId: personaId, ...body, ...(begins && { begins }) } })
        toast.success(t('links.added'))
      }}
      onClose={onClose}
    >
      <AccountField />
      <DateField name="begins" label={t('fields.begins')} hint={t('links.todayHint')} optional />
    </FormDialog>
  )
}

export default hosted(OrganizationData, AddPoolAccountDialog)
