import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { IndustryCodeHit, removeIndustryCode, searchIndustryCodes } from '#shared/contracts/account/industry.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

const HitData = z.object({ hit: IndustryCodeHit })
type Props = z.infer<typeof HitData> & { onClose: () => void }

/** Asks before a code is withdrawn. */
const RemoveIndustryCodeDialog = ({ hit: { naicsCode, secondaryIndustry }, onClose }: Props) => {
  const { t } = useTranslation('reference')
  const remove = useCommand(removeIndustryCode, { invalidates: [searchIndustryCodes] })
  return (
    <ConfirmDialog
      title={t('industry.withdrawTitle', { code: naicsCode })}
      confirmLabel={t('industry.withdraw')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { naicsId: naicsCode } })
        toast.success(t('industry.isWithdrawn', { code: naicsCode }))
      }}
      onClose={onClose}
    >
      {t('industry.withdrawText', { industry: secondaryIndustry })}
    </ConfirmDialog>
  )
}

export default hosted(HitData, RemoveIndustryCodeDialog)
