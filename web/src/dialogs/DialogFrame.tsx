import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from '../ui/icons.tsx'
import { toastPlace } from '../ui/toastPlaces.ts'

export type DialogWidth = 'xs' | 'sm' | 'md' | 'lg'

type DialogFrameProps = {
  title: string
  /** Asked to close by Escape, the backdrop or the cross. */
  onClose: () => void
  /** `drawer` comes in from the right and leaves the page behind in sight. */
  as?: 'dialog' | 'drawer'
  width?: DialogWidth | undefined
  children: ReactNode
}

const drawerWidths: Record<DialogWidth, number> = { xs: 380, sm: 480, md: 640, lg: 860 }

/** The frame that all dialogs share: labelled by its title, whole screen on a phone, a cross to leave, a place for toasts. */
export const DialogFrame = ({ title, onClose, as = 'dialog', width = 'sm', children }: DialogFrameProps) => {
  const { t } = useTranslation()
  const titleId = useId()
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const heading = (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 1.5, flex: 'none' }}>
      <DialogTitle id={titleId} variant="h3" component="h2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <IconButton aria-label={t('close')} onClick={onClose} sx={{ mt: 1.5 }}>
        <CloseIcon />
      </IconButton>
    </Box>
  )
  if (as === 'drawer') {
    return (
      <Drawer
        open
        anchor="right"
        onClose={onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            sx: { width: { xs: '100%', sm: drawerWidths[width] }, maxWidth: '100%' },
          },
        }}
      >
        {heading}
        {children}
        <div ref={toastPlace} />
      </Drawer>
    )
  }
  return (
    <Dialog
      open
      fullWidth
      fullScreen={phone && width !== 'xs'}
      maxWidth={width}
      onClose={onClose}
      aria-labelledby={titleId}
    >
      {heading}
      {children}
      <div ref={toastPlace} />
    </Dialog>
  )
}
