import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { endMyOtherSessions, listMySessions, signOutEverywhere } from '#shared/contracts/auth/sessions.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { paths } from '#web/paths.ts'
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { SessionRow } from './SessionRow.tsx'

/** Where one is signed in: this session first, then the others by last use. One or all of them can be ended. */
export const SessionsTab = () => {
  const { t } = useTranslation('security')
  const navigate = useNavigate()
  const sessions = useOperation(listMySessions, {}, { staleTime: 0 })
  const endOthers = useCommand(endMyOtherSessions, { invalidates: [listMySessions] })
  const everywhere = useCommand(signOutEverywhere)
  const list = [...(sessions.data ?? [])].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  return (
    <Panel
      title={t('sessions.title')}
      actions={
        <>
          {list.length > 1 && (
            <ConfirmButton
              size="small"
              title={t('sessions.endOthers')}
              question={t('sessions.endOthersText')}
              confirmLabel={t('sessions.endOthers')}
              onConfirm={async () => {
                await endOthers.mutateAsync({})
                toast.success(t('sessions.othersEnded'))
              }}
            >
              {t('sessions.endOthers')}
            </ConfirmButton>
          )}
          <ConfirmButton
            size="small"
            destructive
            title={t('sessions.everywhere')}
            question={t('sessions.everywhereText')}
            confirmLabel={t('sessions.everywhere')}
            onConfirm={async () => {
              await everywhere.mutateAsync({})
              navigate(paths.logout)
            }}
          >
            {t('sessions.everywhere')}
          </ConfirmButton>
        </>
      }
    >
      {sessions.error && <ProblemPanel error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.isPending && <TextSkeleton lines={6} />}
      {list.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </Panel>
  )
}
