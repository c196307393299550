import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortened } from '#shared/domain/text/characters.ts'
import { CopyDetailsButton } from './CopyDetailsButton.tsx'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx'
import type { Toast, ToastKind } from './toastQueue.ts'
import { visuallyHidden } from './visuallyHidden.ts'

const longest = 60

const looks = {
  success: { color: 'success.main', Icon: CheckIcon },
  error: { color: 'error.main', Icon: WarningIcon },
  warning: { color: 'warning.main', Icon: WarningIcon },
  info: { color: 'info.main', Icon: InfoIcon },
} as const satisfies Record<ToastKind, unknown>

type ToastCardProps = { toast: Toast; onClose: () => void }

/** One toast. An error over 60 characters is cut; a click shows all of it and the details for support. */
export const ToastCard = ({ toast: { kind, message, followUp, cause }, onClose }: ToastCardProps) => {
  const { t } = useTranslation()
  const [whole, setWhole] = useState(false)
  const { color, Icon } = looks[kind]
  const short = shortened(message, longest)
  const cut = kind === 'error' && short !== message && !whole
  const failed = kind === 'error' || kind === 'warning'
  return (
    <Paper
      role={failed ? 'alert' : 'status'}
      variant="outlined"
      sx={{
        display: 'flex',
        gap: 1.25,
        alignItems: 'flex-start',
        width: { xs: 'calc(100vw - 40px)', sm: 400 },
        p: 1.5,
        borderLeft: '4px solid',
        borderLeftColor: color,
        boxShadow: '0 10px 30px rgb(10 20 40 / 0.18)',
      }}
    >
      <Icon sx={{ color, mt: '1px', '@media (pointer: coarse)': { mt: 1 } }} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', alignSelf: 'center' }}>
        {cut ? (
          <>
            <Box component="span" sx={visuallyHidden}>
              {message}
            </Box>
            <span aria-hidden="true">{short}</span>
          </>
        ) : (
          message
        )}
        <Box sx={{ display: 'flex', gap: 1, ml: -1, '&:empty': { display: 'none' } }}>
          {cut && (
            <Button size="small" onClick={() => setWhole(true)}>
              {t('toast.showAll')}
            </Button>
          )}
          {kind === 'error' && cause !== undefined && !cut && <CopyDetailsButton error={cause} />}
          {followUp && (
            <Button
              size="small"
              onClick={() => {
                followUp.run()
                onClose()
              }}
            >
              {followUp.label}
            </Button>
          )}
        </Box>
      </Box>
      <IconButton size="small" aria-label={t('close')} onClick={onClose} sx={{ mt: -0.5, mr: -0.5 }}>
        <CloseIcon sx={{ fontSize: 18 }} />
      </IconButton>
    </Paper>
  )
}
