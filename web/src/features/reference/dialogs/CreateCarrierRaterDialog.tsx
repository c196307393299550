import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  createCarrierRater,
  getCarrierRater,
  listCarrierRaterVersions,
  searchCarrierRaters,
} from '#shared/contracts/rater/carriers.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { CarrierRaterFields } from './CarrierRaterFields.tsx'
import { nobodysRater, orNull } from './carrierRaterForm.ts'

const Fields = createCarrierRater.body.extend({
  ...createCarrierRater.params,
  effectiveUntil: orNull(createCarrierRater.body.shape.effectiveUntil),
})

/** Sets up how the paper of a carrier is rated. */
const CreateCarrierRaterDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('reference')
  const create = useCommand(createCarrierRater, {
    invalidates: [getCarrierRater, listCarrierRaterVersions, searchCarrierRaters],
  })
  return (
    <FormDialog
      title={t('rater.addTitle')}
      submitLabel={t('rater.add')}
      schema={Fields}
      defaultValues={{ carrierId: '', ...nobodysRater }}
      onSubmit={async ({ carrierId, ...body }) => {
        await create.mutateAsync({ params: { carrierId }, body })
        toast.success(t('rater.added', { name: body.name }))
      }}
      onClose={onClose}
    >
      <TextField name="carrierId" label={t('columns.carrierId')} hint={t('rater.idHint')} maxLength={60} autoFocus />
      <CarrierRaterFields />
    </FormDialog>
  )
}

export default hosted(z.object({}), CreateCarrierRaterDialog)
