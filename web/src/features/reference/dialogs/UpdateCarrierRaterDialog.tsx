import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { CarrierRaterRow } from '#shared/contracts/rater/carrierRaterRecord.ts'
import {
  getCarrierRater,
  listCarrierRaterVersions,
  searchCarrierRaters,
  updateCarrierRater,
} from '#shared/contracts/rater/carriers.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { CarrierRaterFields } from './CarrierRaterFields.tsx'
import { orNull } from './carrierRaterForm.ts'

const RaterData = z.object({ rater: CarrierRaterRow })
type Props = z.infer<typeof RaterData> & { onClose: () => void }

const Fields = updateCarrierRater.body
  .omit({ revision: true })
  .extend({ effectiveUntil: orNull(updateCarrierRater.body.shape.effectiveUntil) })

/** Sets a carrier's rater anew; what it was stays among its versions. */
const UpdateCarrierRaterDialog = ({ rater, onClose }: Props) => {
  const { t } = useTranslation('reference')
  const update = useCommand(updateCarrierRater, {
    invalidates: [getCarrierRater, listCarrierRaterVersions, searchCarrierRaters],
  })
  const {
    carrierId,
    revision,
    name,
    products,
    states,
    rateBook,
    effectiveFrom,
    effectiveUntil,
    deviations = [],
  } = rater
  return (
    <FormDialog
      title={t('rater.editTitle', { name })}
      submitLabel={t('save')}
      needsChange
      schema={Fields}
      defaultValues={{ name, products, states, rateBook, effectiveFrom, effectiveUntil, deviations, note: '' }}
      onSubmit={async (terms) => {
        await update.mutateAsync({ params: { carrierId }, body: { ...terms, revision } })
        toast.success(t('rater.saved', { name: terms.name }))
      }}
      onClose={onClose}
    >
      <CarrierRaterFields />
    </FormDialog>
  )
}

export default hosted(RaterData, UpdateCarrierRaterDialog)
