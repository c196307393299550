import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The padding of a section, which a strip at its edge reaches over; the form's own spacing would undo a plain margin. */
const over = (edges: readonly string[]) => ({
  xs: Object.fromEntries(edges.map((edge) => [edge, '-16px !important'])),
  md: Object.fromEntries(edges.map((edge) => [edge, '-24px !important'])),
})

/**
 * A strip of a section that stays in view at the window's edge while the section is long, as wide as the section's paper.
 * Below it on a phone is the bottom navigation.
 */
export const Edge = ({ side, children }: { side: 'top' | 'bottom'; children: ReactNode }) => {
  const edges = over(['marginLeft', 'marginRight', ...(side === 'bottom' ? ['marginBottom'] : [])])
  return (
    <Box
      sx={(theme) => ({
        position: 'sticky',
        zIndex: 2,
        ...edges.xs,
        [theme.breakpoints.up('md')]: edges.md,
        ...(side === 'top' ? { top: 56 } : { bottom: 0, [theme.breakpoints.down('sm')]: { bottom: 56 } }),
      })}
    >
      {children}
    </Box>
  )
}
