import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { removeAgencyLicense, searchAgencyLicenses } from '#shared/contracts/agency/agencyLicenses.ts'
import { AgencyLicenseId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

const LicenseData = z.object({ licenseId: AgencyLicenseId, number: z.string() })
type Props = z.infer<typeof LicenseData> & { onClose: () => void }

/** Asks before a license is removed: what is sold under it cannot be bound any more. */
export const RemoveAgencyLicenseDialog = ({ licenseId, number, onClose }: Props) => {
  const { t } = useTranslation('licenses')
  const remove = useCommand(removeAgencyLicense, { invalidates: [searchAgencyLicenses] })
  return (
    <ConfirmDialog
      title={t('remove.title', { number })}
      confirmLabel={t('remove.confirm')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { licenseId } }).catch(orSay(t('failed.remove')))
        toast.success(t('removed', { number }))
      }}
      onClose={onClose}
    >
      {t('remove.question')}
    </ConfirmDialog>
  )
}

export default hosted(LicenseData, RemoveAgencyLicenseDialog)
