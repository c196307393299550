import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { BillingContact } from '#shared/contracts/billing/billingContact.ts'
import { listBillingContacts, updateBillingContact } from '#shared/contracts/billing/contacts.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { ContactFields } from '../forms/ContactFields.tsx'
import { ContactForm } from '../forms/contactForm.ts'

const ContactData = z.object({ contact: BillingContact })
type Props = z.infer<typeof ContactData> & { onClose: () => void }

/** Corrects a billing contact. */
export const UpdateBillingContactDialog = ({ contact, onClose }: Props) => {
  const { t } = useTranslation('billing')
  const update = useCommand(updateBillingContact, { invalidates: [listBillingContacts] })
  const { id: contactId, ...known } = contact
  return (
    <FormDialog
      title={t('contacts.editTitle', { name: `${contact.firstName} ${contact.lastName}` })}
      submitLabel={t('contacts.save')}
      schema={ContactForm}
      defaultValues={known}
      needsChange
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { contactId }, body }).catch(orSay(t('contacts.saveFailed')))
        toast.success(t('contacts.saved', { email: body.email }))
      }}
      onClose={onClose}
    >
      <ContactFields />
    </FormDialog>
  )
}

export default hosted(ContactData, UpdateBillingContactDialog)
