import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getTreatyStanding, signTreaty } from '#shared/contracts/account/treaties.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { TreatyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

/** The terms that were read are those that are signed. */
const Data = z.object({ treatyId: TreatyId, name: z.string(), updated: Instant })

/** Has a reinsurer sign its line of a treaty. */
const SignTreatyDialog = ({ treatyId, name, updated, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('organizations')
  const sign = useCommand(signTreaty, { invalidates: [getTreatyStanding] })
  return (
    <ConfirmDialog
      title={t('treaties.signOf', { name })}
      confirmLabel={t('treaties.sign')}
      onConfirm={async () => {
        await sign.mutateAsync({ params: { treatyId }, body: { updated } })
        toast.success(t('treaties.signed', { name }))
      }}
      onClose={onClose}
    >
      {t('treaties.signQuestion')}
    </ConfirmDialog>
  )
}

export default hosted(Data, SignTreatyDialog)
