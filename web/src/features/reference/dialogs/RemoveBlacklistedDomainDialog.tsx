import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listBlacklistedDomains, removeBlacklistedDomain } from '#shared/contracts/auth/blacklist.ts'
import { DomainName } from '#shared/domain/account/firmographics.ts'
import { messageOf } from '#web/api/messageOf.ts'
import { says } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

const DomainData = z.object({ domainName: DomainName })
type Props = z.infer<typeof DomainData> & { onClose: () => void }

/** Asks before business is done with a domain again. */
const RemoveBlacklistedDomainDialog = ({ domainName, onClose }: Props) => {
  const { t } = useTranslation('reference')
  const remove = useCommand(removeBlacklistedDomain, { invalidates: [listBlacklistedDomains] })
  return (
    <ConfirmDialog
      title={t('blacklist.removeTitle', { domain: domainName })}
      confirmLabel={t('blacklist.remove')}
      onConfirm={async () => {
        await remove
          .mutateAsync({ params: { domainName } })
          .catch((cause) => says(t('blacklist.removeFailed', { message: messageOf(cause) }))(cause))
        toast.success(t('blacklist.removed', { domain: domainName }))
      }}
      onClose={onClose}
    >
      {t('blacklist.removeText')}
    </ConfirmDialog>
  )
}

export default hosted(DomainData, RemoveBlacklistedDomainDialog)
