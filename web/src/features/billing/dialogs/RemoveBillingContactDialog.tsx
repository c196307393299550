import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { BillingContact } from '#shared/contracts/billing/billingContact.ts'
import { listBillingContacts, removeBillingContact } from '#shared/contracts/billing/contacts.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

const ContactData = z.object({ contact: BillingContact })
type Props = z.infer<typeof ContactData> & { onClose: () => void }

/** Asks before a billing contact is removed: bills and reminders are sent to the others. */
export const RemoveBillingContactDialog = ({ contact, onClose }: Props) => {
  const { t } = useTranslation('billing')
  const remove = useCommand(removeBillingContact, { invalidates: [listBillingContacts] })
  const { id: contactId, email } = contact
  const name = `${contact.firstName} ${contact.lastName}`
  return (
    <ConfirmDialog
      title={t('contacts.removeTitle', { name })}
      confirmLabel={t('contacts.removeConfirm')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { contactId } }).catch(orSay(t('contacts.removeFailed')))
        toast.success(t('contacts.removed', { email }))
      }}
      onClose={onClose}
    >
      {t('contacts.removeQuestion', { email })}
    </ConfirmDialog>
  )
}

export default hosted(ContactData, RemoveBillingContactDialog)
