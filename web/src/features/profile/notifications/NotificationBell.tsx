import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listNotifications } from '#shared/contracts/user/notifications.ts'
import { useFallback } from '#web/api/newsState.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { BellIcon } from '#web/ui/icons.tsx'
import { NotificationList } from './NotificationList.tsx'

/** As many unread ones are counted; more are `9+`. */
const counted = 9
/** Milliseconds between two looks. */
const every = 60_000

/** The bell of the top bar: how many are unread, and the newest on a click. */
export const NotificationBell = () => {
  const { t } = useTranslation('profile')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const unread = useOperation(
    listNotifications,
    { query: { unread: 'true', size: counted + 1 } },
    { refetchInterval: useFallback(every) },
  )
  const count = unread.data?.hits.length ?? 0
  return (
    <>
      <IconButton
        aria-label={t('bell.label', { count, shown: count > counted ? `${counted}+` : count })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={count} max={counted} color="error">
          <BellIcon />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('tabs.notifications'),
            sx: { width: 400, maxWidth: 'calc(100vw - 32px)', maxHeight: 'min(560px, calc(100dvh - 96px))' },
          },
        }}
      >
        <NotificationList hasUnread={count > 0} onLeave={() => setAnchor(null)} />
      </Popover>
    </>
  )
}
