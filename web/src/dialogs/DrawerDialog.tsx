import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { ReactNode } from 'react'
import { DialogFrame, type DialogWidth } from './DialogFrame.tsx'

type DrawerDialogProps = {
  title: string
  onClose: () => void
  width?: DialogWidth
  /** Buttons, right-aligned, in view at the bottom. */
  actions?: ReactNode
  children: ReactNode
}

/** For reading something next to the page behind. To change something there, use `FormDialog` with `as="drawer"`. */
export const DrawerDialog = ({ title, onClose, width = 'sm', actions, children }: DrawerDialogProps) => (
  <DialogFrame as="drawer" title={title} onClose={onClose} width={width}>
    <DialogContent>{children}</DialogContent>
    {actions && <DialogActions sx={{ borderTop: 1, borderColor: 'divider' }}>{actions}</DialogActions>}
  </DialogFrame>
)
