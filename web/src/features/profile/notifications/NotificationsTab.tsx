import { useTranslation } from 'react-i18next'
import { getNotificationChoices } from '#shared/contracts/user/notifications.ts'
import { notificationKindsOf } from '#shared/domain/identity/notificationKinds.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { usePersona } from '../../../layout/usePersona.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { ProblemPanel } from '../../../ui/ProblemPanel.tsx'
import { TextSkeleton } from '../../../ui/Skeletons.tsx'
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
