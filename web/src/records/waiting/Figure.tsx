import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import type { Tone } from '#shared/records/tone.ts'
import { number } from '#web/i18n/format.ts'
import { figure } from '#web/theme/typography.ts'
import { ToneShape } from '#web/ui/ToneShape.tsx'

type FigureProps = { label: string; value: number | null | undefined; tone: Tone; to: string }

/** A count of work that waits; leads to the list of it. */
export const Figure = ({ label, value, tone, to }: FigureProps) => (
  <ButtonBase
    component={Link}
    to={to}
    sx={{
      display: 'block',
      textAlign: 'left',
      px: { xs: 1.5, md: 2 },
      py: 1.25,
      minWidth: 0,
      borderRadius: 1,
      '&:hover': { bgcolor: 'action.hover' },
    }}
  >
    <Box component="span" sx={{ ...figure, fontSize: 'max(2rem, 26px)', display: 'block', height: '1.1em' }}>
      {value === undefined ? (
        <Skeleton variant="rounded" component="span" width={40} height="0.9em" />
      ) : value === null ? (
        '–'
      ) : (
        number(value)
      )}
    </Box>
    <Typography
      component="span"
      variant="body2"
      color="text.secondary"
      sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75, mt: 0.25 }}
    >
      <ToneShape tone={tone} />
      {label}
    </Typography>
  </ButtonBase>
)
