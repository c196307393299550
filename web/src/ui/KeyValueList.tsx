import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export type KeyValue = { readonly label: string; readonly value: ReactNode; readonly hint?: string | undefined }

type KeyValueListProps = {
  items: readonly KeyValue[]
  /** 1 for a side panel, 2 (default) where there is room, 3 or 4 for a summary strip. */
  columns?: 1 | 2 | 3 | 4
  /** `row` puts label and value on one line, value at the right: for sums. */
  layout?: 'stack' | 'row'
}

/** Facts as pairs, for reading: labels quiet, values plain, nothing shown as an empty line. */
export const KeyValueList = ({ items, columns = 2, layout = 'stack' }: KeyValueListProps) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      columnGap: 3,
      rowGap: layout === 'row' ? 0.75 : 1.75,
      gridTemplateColumns: {
        xs: '1fr',
        sm: `repeat(${Math.min(columns, 2)}, minmax(0, 1fr))`,
        md: `repeat(${columns}, minmax(0, 1fr))`,
      },
    }}
  >
    {items.map(({ label, value, hint }) => (
      <Box
        key={label}
        sx={
          layout === 'row' ? { display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' } : {}
        }
      >
        <Typography component="dt" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {label}
        </Typography>
        <Typography
          component="dd"
          sx={{
            m: 0,
            overflowWrap: 'anywhere',
            fontVariantNumeric: 'tabular-nums',
            // A sum keeps to its line: the words beside it break first.
            ...(layout === 'row' && { flexShrink: 0, maxWidth: '70%', textAlign: 'right' }),
          }}
        >
          {value === null || value === undefined || value === '' ? '–' : value}
          {hint && (
            <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
              {hint}
            </Typography>
          )}
        </Typography>
      </Box>
    ))}
  </Box>
)
