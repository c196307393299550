import { useTranslation } from 'react-i18next'
import { searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { emailCertificate, listPolicyCertificates } from '#shared/contracts/policy/certificates.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { HolderFields } from '../forms/HolderFields.tsx'
import { certificateRequestOf, holderForm, otherHolder } from '../forms/holderForm.ts'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'

const Schema = holderForm({ email: emailCertificate.body.shape.email.unwrap() })

const Certificate = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const send = useCommand(emailCertificate, { invalidates: [listPolicyCertificates, searchOwnerDocuments] })
  return (
    <FormDialog
      title={t('certificate.emailTitle', { policyNumber: policy.policyNumber })}
      submitLabel={t('certificate.send')}
      schema={Schema}
      defaultValues={{ holder: otherHolder }}
      onClose={onClose}
      onSubmit={async ({ email, ...entered }) => {
        await send
          .mutateAsync({
            query: { productType: policy.productType },
            body: { ...certificateRequestOf(policy, entered), email },
          })
          .catch(orSay(t('certificate.emailFailed')))
        toast.success(t('certificate.sent', { email }))
      }}
    >
      <HolderFields policyId={policy.id} />
      <TextField name="email" type="email" label={t('certificate.email')} hint={t('certificate.emailHint')} />
    </FormDialog>
  )
}

/** Makes a certificate of what the policy covers today, sends it by e-mail and keeps it with the policy. */
export const EmailCertificateDialog = policyDialog(Certificate)

export default EmailCertificateDialog
