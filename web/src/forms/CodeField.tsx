import Box from '@mui/material/Box'
import { FieldShell } from './FieldShell.tsx'
import { type FieldProps, useField } from './useField.ts'

type CodeFieldProps = Omit<FieldProps, 'optional'> & {
  /** How many digits; 6 by default. */
  length?: number
  /** Called with the code when its last digit was typed or pasted. */
  onComplete?: ((code: string) => void) | undefined
}

/** A one-time code: six boxes over one input, so that pasting, autofill of a message's code and screen readers just work. */
export const CodeField = ({ name, label, hint, notNow, autoFocus, length = 6, onComplete }: CodeFieldProps) => {
  const { field, value, error, id, describedBy } = useField({ name, hint, notNow, label })
  const code = typeof value === 'string' ? value : ''
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} notNow={notNow}>
      <Box
        sx={{
          position: 'relative',
          display: 'inline-flex',
          gap: 1,
          maxWidth: '100%',
          '&:focus-within [data-caret=true]': {
            borderColor: 'primary.main',
            boxShadow: '0 0 0 1.5px var(--mui-palette-primary-main)',
          },
        }}
      >
        {Array.from({ length }, (_, box) => (
          <Box
            key={box}
            aria-hidden="true"
            data-caret={box === Math.min(code.length, length - 1)}
            sx={{
              width: { xs: 42, sm: 46 },
              height: 52,
              display: 'grid',
              placeItems: 'center',
              borderRadius: 1,
              border: '1.5px solid',
              borderColor: error ? 'error.main' : 'text.disabled',
              bgcolor: 'background.paper',
              fontSize: 24,
              fontWeight: 500,
              fontVariantNumeric: 'tabular-nums',
              mr: length === 6 && box === 2 ? 1 : 0,
            }}
          >
            {code[box]}
          </Box>
        ))}
        <Box
          component="input"
          id={id}
          name={name}
          ref={field.ref}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          disabled={notNow !== undefined}
          autoFocus={autoFocus ?? false}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
            const next = event.target.value.replace(/\D/g, '').slice(0, length)
            field.onChange(next)
            if (next.length === length && next !== code) onComplete?.(next)
          }}
          onBlur={field.onBlur}
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            border: 0,
            bgcolor: 'transparent',
            color: 'transparent',
            caretColor: 'transparent',
            fontSize: 16,
            // The box that takes the next digit shows the focus.
            '&:focus-visible': { outline: 'none' },
            '&::selection': { bgcolor: 'transparent' },
          }}
        />
      </Box>
    </FieldShell>
  )
}
