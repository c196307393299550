import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import { lazy, Suspense, use, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { accountTypeOf } from '#shared/domain/identity/roles.ts'
import type { Role } from '#shared/permissions.ts'
import { whoMay } from '#shared/roleComparison.ts'
import { RefusalsContext, type Refused } from '../api/refusals.ts'
import { useSession } from '../api/session.ts'
import { HelpIcon } from '../ui/icons.tsx'

const RefusedList = lazy(() => import('./RefusedList.tsx').then((module) => ({ default: module.RefusedList })))

const nobody = () => () => {}
const none: ReadonlyMap<string, Refused> = new Map()
const nothing = () => none

/** What could be the reader's: what is the provider's alone, nobody of another organization looks for. */
const couldBeTheirs = (role: Role, refused: Refused): boolean =>
  !('permission' in refused) ||
  whoMay(role, refused.permission).some((each) => accountTypeOf(each) === accountTypeOf(role))

/** The way to ask what a page does not show its reader, and who may do it. There is none where nothing was refused. */
export const PageRefusals = () => {
  const { t } = useTranslation()
  const refusals = use(RefusalsContext)
  const role = useSession()?.claims.role
  const noted = useSyncExternalStore(refusals?.subscribe ?? nobody, refusals?.read ?? nothing, nothing)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (role === undefined) return null
  const refused = [...noted.values()].filter((each) => couldBeTheirs(role, each))
  if (refused.length === 0) return null
  return (
    <>
      <Tooltip title={t('refusals.open')}>
        <IconButton
          size="small"
          aria-label={t('refusals.open')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ color: 'text.secondary' }}
        >
          <HelpIcon />
        </IconButton>
      </Tooltip>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // Its width is known before its content is.
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('refusals.title'),
            sx: { width: 380, maxWidth: 'calc(100vw - 32px)' },
          },
        }}
      >
        <Suspense fallback={null}>
          <RefusedList role={role} refused={refused} />
        </Suspense>
      </Popover>
    </>
  )
}
