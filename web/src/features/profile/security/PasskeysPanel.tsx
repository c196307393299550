import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listMyPasskeys, removePasskey } from '#shared/contracts/auth/passkeys.ts'
import { hasPasskeys } from '#web/api/passkeys.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx'
import { DateText } from '#web/ui/DateText.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import * as profileDialogs from '../dialogs.ts'
import { SecurityRow } from './SecurityRow.tsx'

/** Passkeys: added, named, removed. Each signs in alone and counts as two factors. */
export const PasskeysPanel = () => {
  const { t } = useTranslation('security')
  const passkeys = useOperation(listMyPasskeys)
  const remove = useCommand(removePasskey, { invalidates: [listMyPasskeys] })
  const { open } = useDialogs()
  return (
    <Panel
      title={t('passkeys.title')}
      actions={
        hasPasskeys() && (
          <Button size="small" startIcon={<AddIcon />} onClick={() => open(profileDialogs.addPasskey)}>
            {t('passkeys.add')}
          </Button>
        )
      }
    >
      <Typography color="text.secondary">{t(hasPasskeys() ? 'passkeys.about' : 'passkeys.unsupported')}</Typography>
      {passkeys.error && <ProblemPanel error={passkeys.error} onRetry={() => void passkeys.refetch()} />}
      {passkeys.isPending && <TextSkeleton lines={2} />}
      {passkeys.data?.map(({ id, name, isSynced, createdAt, lastUsedAt }) => (
        <SecurityRow
          key={id}
          title={name}
          text={
            <>
              {t(isSynced ? 'passkeys.synced' : 'passkeys.onDevice')} · {t('passkeys.added')}{' '}
              <DateText value={createdAt} /> ·{' '}
              {lastUsedAt ? (
                <>
                  {t('passkeys.used')} <DateText value={lastUsedAt} as="ago" />
                </>
              ) : (
                t('passkeys.unused')
              )}
            </>
          }
          actions={
            <>
              <Button
                size="small"
                aria-label={t('passkeys.renameNamed', { name })}
                onClick={() => open(profileDialogs.renamePasskey, { passkeyId: id, name })}
              >
                {t('passkeys.rename')}
              </Button>
              <ConfirmButton
                size="small"
                destructive
                aria-label={t('passkeys.removeNamed', { name })}
                title={t('passkeys.removeNamed', { name })}
                question={t('passkeys.removeText')}
                confirmLabel={t('passkeys.remove')}
                onConfirm={async () => {
                  await remove.mutateAsync({ params: { passkeyId: id } })
                  toast.success(t('passkeys.removed'))
                }}
              >
                {t('passkeys.remove')}
              </ConfirmButton>
            </>
          }
        />
      ))}
    </Panel>
  )
}
