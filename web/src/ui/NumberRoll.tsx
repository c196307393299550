import Box from '@mui/material/Box'
import { figure } from '../theme/typography.ts'
import { visuallyHidden } from './visuallyHidden.ts'

const Digit = ({ value }: { value: number }) => (
  <Box component="span" sx={{ display: 'inline-block', height: '1.1em', overflow: 'hidden', verticalAlign: 'bottom' }}>
    <Box
      component="span"
      sx={{
        display: 'block',
        transform: `translateY(-${value * 10}%)`,
        transition: 'transform 200ms cubic-bezier(0, 0, 0.2, 1)',
      }}
    >
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
        <Box component="span" key={digit} sx={{ display: 'block', height: '1.1em', lineHeight: 1.1 }}>
          {digit}
        </Box>
      ))}
    </Box>
  </Box>
)

type NumberRollProps = {
  /** The text to show, formatted already (`$1,234.50`); its digits roll to their new value. */
  children: string
  /** CSS font size; 2.4rem by default. */
  size?: string
  /** Within a control, which is read out with it: nothing is said when it changes. */
  quiet?: boolean
}

/** A number that moves to its new value, for the price that follows a change. Screen readers hear the value only. */
export const NumberRoll = ({ children, size = 'max(2.4rem, 32px)', quiet = false }: NumberRollProps) => (
  <Box component={quiet ? 'span' : 'output'} sx={{ ...figure, fontSize: size, display: 'inline-block' }}>
    <Box component="span" sx={visuallyHidden} {...(!quiet && { 'aria-live': 'polite' })}>
      {children}
    </Box>
    <span aria-hidden="true">
      {[...children].map((character, index) => {
        // Counted from the end, so that a digit keeps its column when the number grows by one.
        const column = children.length - index
        return /\d/.test(character) ? (
          <Digit key={column} value={Number(character)} />
        ) : (
          <span key={column}>{character}</span>
        )
      })}
    </span>
  </Box>
)
