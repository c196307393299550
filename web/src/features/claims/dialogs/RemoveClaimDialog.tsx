import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { removeClaim, searchClaims } from '#shared/contracts/claims/claims.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

const Data = z.object({ claimId: ClaimId })
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Asks before a notice is deleted that was not filed. */
export const RemoveClaimDialog = ({ claimId, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const remove = useCommand(removeClaim, { invalidates: [searchClaims] })
  return (
    <ConfirmDialog
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { claimId } }).catch(orSay(t('failed.remove')))
        toast.success(t('remove.done'))
      }}
      onClose={onClose}
    >
      {t('remove.question')}
    </ConfirmDialog>
  )
}

export default hosted(Data, RemoveClaimDialog)
