import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VisibilityIcon, VisibilityOffIcon } from '../ui/icons.tsx'
import { FieldShell } from './FieldShell.tsx'
import type { Requirement } from './PasswordRequirements.tsx'
import { type FieldProps, useField } from './useField.ts'

// Signing in needs no list of rules; only choosing a password loads it.
const PasswordRequirements = lazy(() =>
  import('./PasswordRequirements.tsx').then((module) => ({ default: module.PasswordRequirements })),
)

type PasswordFieldProps = Omit<FieldProps, 'optional'> & {
  /** `current-password` to sign in, `new-password` to choose one. */
  autoComplete: 'current-password' | 'new-password'
  placeholder?: string | undefined
  /** Rules with their state, shown beside the field while it has the focus. */
  requirements?: readonly Requirement[] | undefined
  aside?: ReactNode
}

/** A password, shown on request, with its requirements in sight while one types. */
export const PasswordField = ({
  name,
  label,
  hint,
  notNow,
  autoFocus,
  autoComplete,
  placeholder,
  requirements,
  aside,
}: PasswordFieldProps) => {
  const { t } = useTranslation()
  const { field, value, error, id, describedBy } = useField({ name, hint, notNow, label })
  const [shown, setShown] = useState(false)
  const [focused, setFocused] = useState(false)
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null)
  const rulesId = `${id}-rules`
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} notNow={notNow} aside={aside}>
      <OutlinedInput
        ref={setAnchor}
        id={id}
        name={name}
        type={shown ? 'text' : 'password'}
        value={typeof value === 'string' ? value : ''}
        onChange={field.onChange}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false)
          field.onBlur()
        }}
        inputRef={field.ref}
        fullWidth
        error={error !== undefined}
        disabled={notNow !== undefined}
        autoFocus={autoFocus ?? false}
        autoComplete={autoComplete}
        {...(placeholder === undefined ? {} : { placeholder })}
        inputProps={{
          'aria-describedby':
            [describedBy, requirements && focused ? rulesId : ''].filter(Boolean).join(' ') || undefined,
          'aria-invalid': error !== undefined,
          maxLength: 256,
          spellCheck: false,
          autoCapitalize: 'none',
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              size="small"
              aria-label={shown ? t('forms.hidePassword') : t('forms.showPassword')}
              aria-pressed={shown}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setShown(!shown)}
            >
              {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
            </IconButton>
          </InputAdornment>
        }
      />
      {requirements && requirements.length > 0 && (
        <Suspense fallback={null}>
          <PasswordRequirements id={rulesId} requirements={requirements} anchor={anchor} open={focused} />
        </Suspense>
      )}
    </FieldShell>
  )
}
