import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createIndustryCode, IndustryCodeHit, searchIndustryCodes } from '#shared/contracts/account/industry.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { IndustryFields } from './IndustryFields.tsx'

const HitData = z.object({ hit: IndustryCodeHit.optional() })
type Props = z.infer<typeof HitData> & { onClose: () => void }

/** Adds a code, or offers a withdrawn one again. */
const CreateIndustryCodeDialog = ({ hit, onClose }: Props) => {
  const { t } = useTranslation('reference')
  const create = useCommand(createIndustryCode, { invalidates: [searchIndustryCodes] })
  return (
    <FormDialog
      title={hit === undefined ? t('industry.addTitle') : t('industry.bringBackTitle', { code: hit.naicsCode })}
      submitLabel={t(hit === undefined ? 'industry.add' : 'industry.bringBack')}
      schema={createIndustryCode.body}
      defaultValues={{
        naicsCode: hit?.naicsCode ?? '',
        secondaryIndustry: hit?.secondaryIndustry ?? '',
        primaryIndustry: hit?.primaryIndustry ?? '',
      }}
      onSubmit={async (body) => {
        await create.mutateAsync({ body })
        toast.success(t('industry.added', { code: body.naicsCode }))
      }}
      onClose={onClose}
    >
      <IndustryFields known={hit !== undefined} />
    </FormDialog>
  )
}

export default hosted(HitData, CreateIndustryCodeDialog)
