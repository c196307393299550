import { useTranslation } from 'react-i18next'
import { searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { createCertificate, listPolicyCertificates } from '#shared/contracts/policy/certificates.ts'
import { says } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { saveFile } from '#web/ui/FileDownloadButton.tsx'
import { toast } from '#web/ui/toast.ts'
import { HolderFields } from '../forms/HolderFields.tsx'
import { certificateRequestOf, holderForm, otherHolder } from '../forms/holderForm.ts'
import { madeCertificate } from '../parts/madeCertificate.ts'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'

const Schema = holderForm({})

const Certificate = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const create = useCommand(createCertificate, { invalidates: [listPolicyCertificates, searchOwnerDocuments] })
  return (
    <FormDialog
      title={t('certificate.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('certificate.download')}
      schema={Schema}
      defaultValues={{ holder: otherHolder }}
      onClose={onClose}
      onSubmit={async (entered) => {
        const { created } = await create.mutateAsync({
          params: { productType: policy.productType },
          body: certificateRequestOf(policy, entered),
        })
        // It is kept with the policy whether it can be fetched now or not.
        await madeCertificate(policy, created)
          .catch(says(t('certificate.notFound')))
          .then(saveFile, (error) => toast.problem(error))
      }}
    >
      <HolderFields policyId={policy.id} />
    </FormDialog>
  )
}

/** Makes a certificate of what the policy covers today, saves it and keeps it with the policy. */
export const CreateCertificateDialog = policyDialog(Certificate)

export default CreateCertificateDialog
