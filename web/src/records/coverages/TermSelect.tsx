import Box from '@mui/material/Box'
import { useFlash } from './useFlash.ts'

type TermSelectProps = {
  /** The term (`Limit`); read together with `of`. */
  label: string
  /** Whose term it is, for those who cannot see the row. */
  of: string
  value: number
  options: readonly number[]
  words: (option: number) => string
  onPick: (option: number) => void
}

const chevron =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='12' viewBox='0 0 24 24' fill='none' stroke='%23808a9f' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M6 9l6 6 6-6'/%3E%3C/svg%3E\")"

/** One term of a coverage with its options, small enough to stand four in a row. A single option is plain text. */
export const TermSelect = ({ label, of, value, options, words, onPick }: TermSelectProps) => {
  const flashing = useFlash(value)
  const choosable = options.length > 1 || !options.includes(value)
  return (
    <Box
      component={choosable ? 'label' : 'span'}
      sx={{
        display: 'inline-flex',
        // A phone has room for three terms side by side when their names stand above them.
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'flex-start', sm: 'baseline' },
        gap: { xs: 0.25, sm: 0.75 },
        fontSize: { xs: 12, sm: 'max(0.9rem, 13px)' },
        color: 'text.secondary',
        borderRadius: 1,
        bgcolor: flashing ? 'primary.light' : 'transparent',
        transition: 'background-color 200ms',
      }}
    >
      <span>{label}</span>
      {choosable ? (
        <Box
          component="select"
          className="tabular"
          aria-label={`${label}, ${of}`}
          value={value}
          onChange={(event: React.ChangeEvent<HTMLSelectElement>) => onPick(Number(event.target.value))}
          sx={{
            appearance: 'none',
            font: 'inherit',
            fontWeight: 500,
            color: 'text.primary',
            bgcolor: 'transparent',
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 0.75,
            py: '3px',
            pl: 1,
            pr: { xs: 2.75, sm: 3 },
            maxWidth: '100%',
            minHeight: { xs: 36, md: 28 },
            cursor: 'pointer',
            backgroundImage: chevron,
            backgroundRepeat: 'no-repeat',
            backgroundPosition: 'right 7px center',
            '&:hover': { borderColor: 'text.disabled' },
            '& option': { color: 'text.primary', bgcolor: 'background.paper' },
            // Phones zoom into fields set smaller than 16 px.
            '@media (max-width: 599.95px)': { fontSize: 16 },
          }}
        >
          {(options.includes(value) ? options : [value, ...options]).map((option) => (
            <option key={option} value={option}>
              {words(option)}
            </option>
          ))}
        </Box>
      ) : (
        <Box
          component="span"
          className="tabular"
          sx={{
            fontWeight: 500,
            color: 'text.primary',
            fontSize: { xs: 16, sm: 'max(0.9rem, 13px)' },
            py: { xs: 0.75, sm: 0 },
          }}
        >
          {words(value)}
        </Box>
      )}
    </Box>
  )
}
