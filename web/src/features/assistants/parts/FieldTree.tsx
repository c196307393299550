import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { wordsOf } from '#web/records/historyWords.ts'
import { Money } from '#web/ui/Money.tsx'

/** How fields are called whose amounts are minor units, wherever they stand. */
const isAmount = /(?:^|[a-z])(?:amount|commission(?:Kept|Moved)|fees?|premium|refund|returned|tax(?:es)?|total)$/i

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const Leaf = ({ name, value }: { name: string; value: unknown }) => {
  if (typeof value === 'number' && isAmount.test(name)) {
    const minor = MinorUnits.safeParse(value)
    if (minor.success) return <Money minor={minor.data} />
  }
  return <span>{value === null || value === undefined || value === '' ? '–' : String(value)}</span>
}

const Value = ({ name, value }: { name: string; value: unknown }) => {
  if (isFields(value)) return <FieldTree fields={value} />
  if (!Array.isArray(value)) return <Leaf name={name} value={value} />
  if (value.every((each) => !isFields(each))) return <span>{value.map(String).join(', ') || '–'}</span>
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {value.map((each, index) => (
        <Box
          component="li"
          key={index}
          sx={{ borderTop: index === 0 ? 0 : 1, borderColor: 'divider', pt: index === 0 ? 0 : 1 }}
        >
          <Value name={name} value={each} />
        </Box>
      ))}
    </Box>
  )
}

/** Fields of any record, by their names, with what lies in them below: to read what no screen was made for. */
export const FieldTree = ({ fields }: { fields: Readonly<Record<string, unknown>> }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr)' },
      columnGap: 2,
      rowGap: { xs: 0.25, sm: 1 },
    }}
  >
    {Object.entries(fields).map(([name, value]) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <Typography component="dt" variant="body2" color="text.secondary">
          {wordsOf(name)}
        </Typography>
        <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Value name={name} value={value} />
        </Box>
      </Box>
    ))}
  </Box>
)
