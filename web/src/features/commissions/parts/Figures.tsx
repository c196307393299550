import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { figure } from '#web/theme/typography.ts'

/** Three amounts side by side. */
export const Figures = ({ items }: { items: readonly { label: string; amount: MinorUnits | undefined }[] }) => (
  <Paper
    variant="outlined"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
      borderRadius: 1.5,
      mb: 2,
    }}
  >
    {items.map(({ label, amount }) => (
      <Box key={label} sx={{ px: 2.5, py: { xs: 1.25, sm: 2 }, minWidth: 0 }}>
        <Typography variant="caption" color="text.secondary" component="div">
          {label}
        </Typography>
        <Box sx={{ ...figure, fontSize: 26 }}>{amount === undefined ? '…' : exactMoney(amount)}</Box>
      </Box>
    ))}
  </Paper>
)
