import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChevronDownIcon, MoreIcon } from '../ui/icons.tsx'
import type { RowAction } from './column.ts'

type RowMenuProps = {
  actions: readonly RowAction[]
  label?: string
  /** Words on a button in place of the three dots, where there is room. */
  text?: string | undefined
}

const untouchable = { cursor: 'help', maxWidth: 420, whiteSpace: 'normal' } as const

/**
 * All that can be done with one record, in one menu; and below it, once somebody asks, what cannot, each with the reason.
 * Shows nothing when there is nothing of either.
 */
export const RowMenu = ({ actions, label, text }: RowMenuProps) => {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asksWhy, setAsksWhy] = useState(false)
  const refusals = actions.filter(({ refused }) => refused !== undefined)
  if (actions.length === 0) return null
  const shared = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.stopPropagation()
      setAnchor(event.currentTarget)
    },
  }
  return (
    <>
      {text === undefined ? (
        <IconButton size="small" aria-label={label ?? t('table.actions')} {...shared}>
          <MoreIcon sx={{ '& path': { strokeWidth: 3 } }} />
        </IconButton>
      ) : (
        <Button endIcon={<ChevronDownIcon />} {...shared}>
          {text}
        </Button>
      )}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        onClick={(event) => event.stopPropagation()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // Arrow keys lead to what is refused as well, where its reason is heard.
        slotProps={{ list: { disabledItemsFocusable: true } }}
      >
        {actions
          .filter(({ refused }) => refused === undefined)
          .map((action) => (
            <MenuItem
              key={action.label}
              aria-disabled={action.notNow === undefined ? undefined : true}
              onClick={() => {
                if (action.notNow !== undefined) return
                setAnchor(null)
                action.onSelect()
              }}
              sx={
                action.notNow !== undefined
                  ? { ...untouchable, color: 'text.secondary' }
                  : action.destructive
                    ? { color: 'error.main' }
                    : {}
              }
            >
              {action.icon && <ListItemIcon sx={{ color: 'inherit' }}>{action.icon}</ListItemIcon>}
              <ListItemText primary={action.label} secondary={action.notNow} />
            </MenuItem>
          ))}
        {refusals.length > 0 && (
          <MenuItem
            divider={asksWhy}
            aria-expanded={asksWhy}
            onClick={() => setAsksWhy(!asksWhy)}
            sx={{
              color: 'text.secondary',
              borderTop: refusals.length < actions.length ? 1 : 0,
              borderColor: 'divider',
            }}
          >
            <ListItemText primary={t('table.whyNot', { count: refusals.length })} />
          </MenuItem>
        )}
        {asksWhy &&
          refusals.map(({ label: what, refused }) => (
            <MenuItem key={what} aria-disabled="true" sx={untouchable}>
              <ListItemText primary={what} secondary={refused} slotProps={{ primary: { color: 'text.secondary' } }} />
            </MenuItem>
          ))}
      </Menu>
    </>
  )
}
