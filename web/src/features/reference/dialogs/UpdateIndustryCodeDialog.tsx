import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { IndustryCodeHit, searchIndustryCodes, updateIndustryCode } from '#shared/contracts/account/industry.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { IndustryFields } from './IndustryFields.tsx'

const HitData = z.object({ hit: IndustryCodeHit })
type Props = z.infer<typeof HitData> & { onClose: () => void }

/** Changes the words of a code. */
const UpdateIndustryCodeDialog = ({ hit, onClose }: Props) => {
  const { t } = useTranslation('reference')
  const update = useCommand(updateIndustryCode, { invalidates: [searchIndustryCodes] })
  const { naicsCode, primaryIndustry, secondaryIndustry } = hit
  return (
    <FormDialog
      title={t('industry.editTitle', { code: naicsCode })}
      submitLabel={t('save')}
      needsChange
      schema={updateIndustryCode.body}
      defaultValues={{ naicsCode, primaryIndustry, secondaryIndustry }}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { naicsId: naicsCode }, body })
        toast.success(t('industry.saved', { code: naicsCode }))
      }}
      onClose={onClose}
    >
      <IndustryFields known />
    </FormDialog>
  )
}

export default hosted(HitData, UpdateIndustryCodeDialog)
