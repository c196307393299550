import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { updateMfa } from '#shared/contracts/auth/mfa.ts'
import { mfaTypes } from '#shared/domain/identity/tokenTypes.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

const Factor = z.object({ factor: z.enum(mfaTypes).exclude(['NONE']) })
type RemoveFactorDialogProps = z.infer<typeof Factor> & { onClose: () => void }

/** Turns the second factor off: from then on the password alone signs in. */
const RemoveFactorDialog = ({ factor, onClose }: RemoveFactorDialogProps) => {
  const { t } = useTranslation('security')
  const update = useCommand(updateMfa, { invalidates: [getCurrentUser] })
  return (
    <ConfirmDialog
      title={t('remove.title', { factor: t(`mfa.types.${factor}`) })}
      confirmLabel={t('remove.confirm')}
      destructive
      onConfirm={async () => {
        await update.mutateAsync({ query: { mfaType: 'NONE' } })
        toast.success(t('remove.done'))
      }}
      onClose={onClose}
    >
      {t(factor === 'GOOGLE' ? 'remove.textApp' : 'remove.text')}
    </ConfirmDialog>
  )
}

export default hosted(Factor, RemoveFactorDialog)
