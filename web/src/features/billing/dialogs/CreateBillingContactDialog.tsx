import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createBillingContact, listBillingContacts } from '#shared/contracts/billing/contacts.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { ContactFields } from '../forms/ContactFields.tsx'
import { ContactForm, noContact } from '../forms/contactForm.ts'

const AgencyData = z.object({ agencyId: AgencyId })
type Props = z.infer<typeof AgencyData> & { onClose: () => void }

/** Adds somebody to whom an agency's bills and reminders are sent. */
export const CreateBillingContactDialog = ({ agencyId, onClose }: Props) => {
  const { t } = useTranslation('billing')
  const create = useCommand(createBillingContact, { invalidates: [listBillingContacts] })
  return (
    <FormDialog
      title={t('contacts.addTitle')}
      submitLabel={t('contacts.add')}
      schema={ContactForm}
      defaultValues={noContact}
      onSubmit={async (values) => {
        await create.mutateAsync({ body: { agencyId, ...values } }).catch(orSay(t('contacts.addFailed')))
        toast.success(t('contacts.added', { email: values.email }))
      }}
      onClose={onClose}
    >
      <ContactFields />
    </FormDialog>
  )
}

export default hosted(AgencyData, CreateBillingContactDialog)
