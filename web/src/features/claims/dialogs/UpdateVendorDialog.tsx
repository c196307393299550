import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getVendor, updateVendor } from '#shared/contracts/account/vendors.ts'
import { VendorId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { VendorFields } from '../forms/VendorFields.tsx'
import { saidOfVendor, VendorForm, vendorOf } from '../forms/vendorForm.ts'
import { panelReads } from '../parts/claimReads.ts'

const Data = z.object({ vendorId: VendorId })
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Changes a vendor of the panel, or takes it out of it. */
const UpdateVendorDialog = ({ vendorId, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const { data } = useOperation(getVendor, { params: { vendorId } })
  const update = useCommand(updateVendor, { invalidates: panelReads })
  if (!data) return null
  const { organizationId, organizationName = '' } = data
  return (
    <FormDialog
      width="md"
      title={t('updateVendor.title', { name: data.name })}
      submitLabel={t('save')}
      needsChange
      schema={VendorForm}
      defaultValues={saidOfVendor(data)}
      onSubmit={async (said) => {
        await update.mutateAsync({ params: { vendorId }, body: vendorOf(said) })
        toast.success(t('updateVendor.done', { name: said.name }))
      }}
      onClose={onClose}
    >
      {({ watch }) => (
        <VendorFields
          does={watch('does')}
          organization={organizationId && { value: organizationId, label: organizationName }}
        />
      )}
    </FormDialog>
  )
}

export default hosted(Data, UpdateVendorDialog)
