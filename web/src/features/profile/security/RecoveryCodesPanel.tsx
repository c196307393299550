import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createRecoveryCodes, getRecoveryCodes } from '#shared/contracts/auth/recoveryCodes.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx'
import { DateText } from '#web/ui/DateText.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { SecurityRow } from './SecurityRow.tsx'

/** The way back for who loses the phone with the authenticator app: how many codes are left, and new ones. */
export const RecoveryCodesPanel = () => {
  const { t } = useTranslation('security')
  const kept = useOperation(getRecoveryCodes)
  const renew = useCommand(createRecoveryCodes, { invalidates: [getRecoveryCodes] })
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Panel title={t('recovery.title')}>
      {kept.error && <ProblemPanel error={kept.error} onRetry={() => void kept.refetch()} />}
      {kept.isPending && <TextSkeleton lines={2} />}
      {kept.data && (
        <SecurityRow
          title={t('recovery.left', { count: kept.data.left })}
          text={
            <>
              {t('recovery.about')}
              {kept.data.madeAt && (
                <>
                  {' '}
                  {t('recovery.madeAt')} <DateText value={kept.data.madeAt} />
                </>
              )}
            </>
          }
          actions={
            <ConfirmButton
              size="small"
              variant="outlined"
              title={t('recovery.renewTitle')}
              question={t('recovery.renewText')}
              confirmLabel={t('recovery.renew')}
              onConfirm={async () => setCodes((await renew.mutateAsync({})).codes)}
            >
              {t('recovery.renew')}
            </ConfirmButton>
          }
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Panel>
  )
}
