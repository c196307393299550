import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createVendor } from '#shared/contracts/account/vendors.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { VendorFields } from '../forms/VendorFields.tsx'
import { saidOfVendor, VendorForm, vendorOf } from '../forms/vendorForm.ts'
import { panelReads } from '../parts/claimReads.ts'

const Data = z.object({})
type Props = { onClose: () => void }

/** Takes a vendor into the panel. */
const CreateVendorDialog = ({ onClose }: Props) => {
  const { t } = useTranslation('claims')
  const create = useCommand(createVendor, { invalidates: panelReads })
  return (
    <FormDialog
      width="md"
      title={t('createVendor.title')}
      submitLabel={t('createVendor.submit')}
      schema={VendorForm}
      defaultValues={saidOfVendor()}
      onSubmit={async (said) => {
        await create.mutateAsync({ body: vendorOf(said) })
        toast.success(t('createVendor.done', { name: said.name }))
      }}
      onClose={onClose}
    >
      {({ watch }) => <VendorFields does={watch('does')} />}
    </FormDialog>
  )
}

export default hosted(Data, CreateVendorDialog)
