import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  createSurplusLicense,
  searchAllSurplusLicenses,
  searchSurplusLicenses,
} from '#shared/contracts/account/surplusLicenses.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { SurplusFields } from '../forms/SurplusFields.tsx'
import { AdminSurplusForm, SurplusForm } from '../forms/surplusForm.ts'
import { signatureSaid, useLicenseMode } from '../parts/useLicenseMode.ts'

/** For staff: the agency that they look at. */
const AgencyData = z.object({ agencyId: z.string().optional(), agencyName: z.string().optional() })
type Props = z.infer<typeof AgencyData> & { onClose: () => void }

/** Enters a surplus lines license: in agency mode the own agency's. */
export const CreateSurplusLicenseDialog = ({ agencyId, agencyName = '', onClose }: Props) => {
  const { t } = useTranslation('licenses')
  const { isAdminMode, saysSignature } = useLicenseMode()
  const create = useCommand(createSurplusLicense, { invalidates: [searchSurplusLicenses, searchAllSurplusLicenses] })
  return (
    <FormDialog
      title={t('surplus.add')}
      submitLabel={t('add')}
      schema={isAdminMode ? AdminSurplusForm : SurplusForm}
      defaultValues={{
        agencyId: agencyId ?? null,
        brokerFirstName: '',
        brokerLastName: '',
        brokerEmail: '',
        surplusLicenseNumber: '',
        surplusLinesState: null,
        signatureOnFile: false,
        expirationDate: '',
      }}
      onSubmit={async ({ signatureOnFile, ...values }) => {
        const body = { ...values, ...signatureSaid({ ...values, signatureOnFile }, saysSignature) }
        await create.mutateAsync({ body }).catch(orSay(t('failed.addSurplus')))
        toast.success(t('added', { number: values.surplusLicenseNumber }))
      }}
      onClose={onClose}
    >
      <SurplusFields agency={agencyId === undefined ? undefined : { value: agencyId, label: agencyName }} />
    </FormDialog>
  )
}

export default hosted(AgencyData, CreateSurplusLicenseDialog)
