import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The padding that a strip at the edge reaches over; the form's own spacing would undo a plain margin. */
const over = (padding: number, edges: readonly string[]) =>
  Object.fromEntries(edges.map((edge) => [edge, `-${padding}px !important`]))

type EdgeProps = {
  side: 'top' | 'bottom'
  /** What the strip is as wide as: a section's paper in the window, or the dialog that it scrolls in. */
  on?: 'section' | 'dialog'
  children: ReactNode
}

/**
 * A strip that stays in view at the window's edge while the section is long, or at the dialog's. Below a section on a
 * phone is the bottom navigation.
 */
export const Edge = ({ side, on = 'section', children }: EdgeProps) => {
  const edges = ['marginLeft', 'marginRight', ...(side === 'bottom' ? ['marginBottom'] : [])]
  const isSection = on === 'section'
  return (
    <Box
      sx={(theme) => ({
        position: 'sticky',
        zIndex: 2,
        ...over(isSection ? 16 : 24, edges),
        [theme.breakpoints.up('md')]: over(24, edges),
        ...(side === 'top'
          ? { top: isSection ? 56 : 0 }
          : { bottom: 0, [theme.breakpoints.down('sm')]: { bottom: 56 } }),
      })}
    >
      {children}
    </Box>
  )
}
