import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { addPolicyContact } from '#shared/contracts/account/contacts.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { newQuotePath } from '#web/paths.ts'
import { unlessShown } from '#web/ui/notNow.ts'
import { toast } from '#web/ui/toast.ts'
import { ContactFields } from '../forms/ContactFields.tsx'
import { AccountData } from './accountData.ts'
import { agentOf } from './agentOf.ts'
import { Contact } from './contactSchema.ts'

type AddPolicyContactDialogProps = AccountData & { onClose: () => void }

/** Adds the policy holder; on the way to a quote it can be skipped, and the way goes on afterwards. */
export const AddPolicyContactDialog = ({ accountId, product, onClose }: AddPolicyContactDialogProps) => {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const persona = usePersona()
  const { data: account } = useOperation(getAccount, { params: { accountId } })
  const add = useCommand(addPolicyContact, { invalidates: [getAccount] })
  const goOn = () => {
    if (product) navigate(newQuotePath(persona, { product, accountId }))
  }
  return (
    <FormDialog
      title={t('contact.addTitle')}
      submitLabel={product ? t('contact.addAndQuote') : t('contact.add')}
      schema={Contact}
      defaultValues={{
        contactFirstName: '',
        contactLastName: '',
        contactEmail: '',
        contactPhone: '',
        addUserToSystem: false,
      }}
      notNow={unlessShown(account !== undefined)}
      onClose={onClose}
      onSubmit={async (contact) => {
        const agent = persona === 'COWBELL' && account ? agentOf(account) : {}
        await add
          .mutateAsync({ params: { accountId }, body: { ...contact, ...agent } })
          .catch(orSay(t('contact.updateFailed')))
        toast.success(t('contact.added'))
        goOn()
      }}
      actions={
        product && (
          <Button
            sx={{ mr: 'auto' }}
            onClick={() => {
              onClose()
              goOn()
            }}
          >
            {t('contact.skip')}
          </Button>
        )
      }
    >
      <ContactFields />
      <CheckboxField name="addUserToSystem" label={t('contact.invite')} hint={t('contact.inviteHint')} />
    </FormDialog>
  )
}

export default hosted(AccountData, AddPolicyContactDialog)
