import { useTranslation } from 'react-i18next'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { updatePolicyContact } from '#shared/contracts/account/contacts.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { toast } from '#web/ui/toast.ts'
import { ContactFields } from '../forms/ContactFields.tsx'
import { AccountData } from './accountData.ts'
import { agentOf } from './agentOf.ts'
import { Contact } from './contactSchema.ts'

type UpdatePolicyContactDialogProps = AccountData & { onClose: () => void }

/** Changes the policy holder of an account. */
export const UpdatePolicyContactDialog = ({ accountId, onClose }: UpdatePolicyContactDialogProps) => {
  const { t } = useTranslation('account')
  const staff = usePersona() === 'COWBELL'
  const { data: account } = useOperation(getAccount, { params: { accountId } })
  const update = useCommand(updatePolicyContact, { invalidates: [getAccount] })
  if (!account) return null
  return (
    <FormDialog
      title={t('contact.updateTitle', { name: account.name })}
      submitLabel={t('save')}
      schema={Contact}
      defaultValues={{
        contactFirstName: account.policyContactFirstName ?? '',
        contactLastName: account.policyContactLastName ?? '',
        contactEmail: account.policyContactEmail ?? '',
        contactPhone: account.policyContactPhone ?? '',
        addUserToSystem: false,
      }}
      onClose={onClose}
      onSubmit={async ({ addUserToSystem: _notHere, ...contact }) => {
        await update
          .mutateAsync({ params: { accountId }, body: { ...contact, ...(staff && agentOf(account)) } })
          .catch(orSay(t('contact.updateFailed')))
        toast.success(t('contact.updated'))
      }}
    >
      <ContactFields />
    </FormDialog>
  )
}

export default hosted(AccountData, UpdatePolicyContactDialog)
