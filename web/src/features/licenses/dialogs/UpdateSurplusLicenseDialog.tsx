import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  SurplusLicense,
  searchAllSurplusLicenses,
  searchSurplusLicenses,
  updateSurplusLicense,
} from '#shared/contracts/account/surplusLicenses.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { SurplusFields } from '../forms/SurplusFields.tsx'
import { AdminSurplusForm, SurplusForm } from '../forms/surplusForm.ts'
import { signatureSaid, useLicenseMode } from '../parts/useLicenseMode.ts'

const LicenseData = z.object({ license: SurplusLicense.extend({ agencyName: z.string().optional() }) })
type Props = z.infer<typeof LicenseData> & { onClose: () => void }

/** Changes a surplus lines license. */
export const UpdateSurplusLicenseDialog = ({ license, onClose }: Props) => {
  const { t } = useTranslation('licenses')
  const { isAdminMode, saysSignature } = useLicenseMode()
  const update = useCommand(updateSurplusLicense, { invalidates: [searchSurplusLicenses, searchAllSurplusLicenses] })
  const { id: surplusLicenseId, agencyId, agencyName = '', ...before } = license
  return (
    <FormDialog
      title={t('edit', { number: license.surplusLicenseNumber })}
      submitLabel={t('save')}
      schema={isAdminMode ? AdminSurplusForm : SurplusForm}
      defaultValues={{ expirationDate: '', ...before, agencyId }}
      needsChange
      onSubmit={async ({ signatureOnFile, ...values }) => {
        const body = { ...values, ...signatureSaid({ ...values, signatureOnFile }, saysSignature) }
        await update.mutateAsync({ params: { surplusLicenseId }, body }).catch(orSay(t('failed.edit')))
        toast.success(t('saved', { number: values.surplusLicenseNumber }))
      }}
      onClose={onClose}
    >
      <SurplusFields agency={{ value: agencyId, label: agencyName }} />
    </FormDialog>
  )
}

export default hosted(LicenseData, UpdateSurplusLicenseDialog)
