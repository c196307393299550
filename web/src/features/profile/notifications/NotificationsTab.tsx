import { useTranslation } from 'react-i18next'
import { getNotificationChoices } from '#shared/contracts/user/notifications.ts'
import { notificationKindsOf } from '#shared/domain/identity/notificationKinds.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { ChoicesForm } from './ChoicesForm.tsx'

/** What one is told of, and how. */
export const NotificationsTab = () => {
  const { t } = useTranslation('profile')
  const kinds = notificationKindsOf(usePersona())
  const { data, error, refetch } = useOperation(getNotificationChoices, {}, { enabled: kinds.length > 0 })
  if (kinds.length === 0) return <EmptyState title={t('notifications.none')} hint={t('notifications.noneHint')} />
  return (
    <Panel title={t('notifications.title')}>
      {error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TextSkeleton lines={6} />}
      {data && <ChoicesForm kinds={kinds} choices={data} />}
    </Panel>
  )
}
