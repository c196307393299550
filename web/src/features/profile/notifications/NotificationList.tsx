import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate } from 'react-router'
import { listNotifications, markNotificationsRead, type Notification } from '#shared/contracts/user/notifications.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { visuallyHidden } from '#web/ui/visuallyHidden.ts'

const Entry = ({ entry, onOpen }: { entry: Notification; onOpen: () => void }) => {
  const { t } = useTranslation('profile')
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase
        onClick={onOpen}
        sx={{
          width: '100%',
          px: 2,
          py: 1.25,
          gap: 1.5,
          justifyContent: 'flex-start',
          alignItems: 'flex-start',
          textAlign: 'left',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box
          aria-hidden="true"
          sx={{
            width: 8,
            height: 8,
            mt: '7px',
            borderRadius: 4,
            flex: 'none',
            bgcolor: entry.read ? 'transparent' : 'primary.main',
          }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: entry.read ? 400 : 650, overflowWrap: 'anywhere' }}>
            {!entry.read && <Box component="span" sx={visuallyHidden}>{`${t('bell.unread')} `}</Box>}
            {entry.text}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            <DateText value={entry.created} as="ago" />
          </Typography>
        </Box>
      </ButtonBase>
    </Box>
  )
}

/** The newest notifications; opening one marks it as read. */
export const NotificationList = ({ hasUnread, onLeave }: { hasUnread: boolean; onLeave: () => void }) => {
  const { t } = useTranslation('profile')
  const navigate = useNavigate()
  const persona = usePersona()
  const { data, error, refetch } = useOperation(listNotifications, { query: { size: 20 } })
  const mark = useCommand(markNotificationsRead, { invalidates: [listNotifications] })
  const open = ({ id, link, read }: Notification) => {
    if (!read) mark.mutate({ body: { ids: [id] } })
    onLeave()
    navigate(link)
  }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <Typography variant="h4" component="h2" sx={{ flex: 1 }}>
          {t('tabs.notifications')}
        </Typography>
        {hasUnread && (
          <Button size="small" loading={mark.isPending} onClick={() => mark.mutate({ body: { all: true } })}>
            {t('bell.markAll')}
          </Button>
        )}
      </Box>
      {error && (
        <Box sx={{ p: 2 }}>
          <ProblemPanel error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {!data && !error && (
        <Box sx={{ px: 2, pb: 2 }}>
          <TextSkeleton lines={4} />
        </Box>
      )}
      {data?.hits.length === 0 && <EmptyState title={t('bell.empty')} hint={t('bell.emptyHint')} />}
      {data && data.hits.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.hits.map((entry) => (
            <Entry key={entry.id} entry={entry} onOpen={() => open(entry)} />
          ))}
        </Box>
      )}
      <Box sx={{ borderTop: 1, borderColor: 'divider', px: 2, py: 1.25 }}>
        <Link
          component={RouterLink}
          to={`${inPersona(persona, 'profile')}?tab=notifications`}
          variant="body2"
          onClick={onLeave}
        >
          {t('bell.settings')}
        </Link>
      </Box>
    </>
  )
}
