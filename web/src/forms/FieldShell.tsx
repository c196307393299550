import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type FieldShellProps = {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  optional?: boolean | undefined
  disabled?: boolean | undefined
  /** A question with several controls (radios): fieldset and legend instead of label. */
  group?: boolean | undefined
  /** Beside the label, at its right: a counter, a link, a help icon. */
  aside?: ReactNode
  children: ReactNode
}

/** Label above, hint below, error under the control in words. */
export const FieldShell = ({ id, label, hint, error, optional, disabled, group, aside, children }: FieldShellProps) => {
  const { t } = useTranslation()
  return (
    <Box
      component={group ? 'fieldset' : 'div'}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
      aria-describedby={group && error ? `${id}-error` : undefined}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 0.5 }}>
        <FormLabel
          component={group ? 'legend' : 'label'}
          {...(group ? {} : { htmlFor: id })}
          error={error !== undefined}
          disabled={disabled ?? false}
          sx={{ color: 'text.primary', p: 0, fontSize: 'max(0.9rem, 13px)' }}
        >
          {label}
          {optional && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>{` ${t('forms.optional')}`}</Box>
          )}
        </FormLabel>
        {aside}
      </Box>
      {children}
      {hint && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
      <FormHelperText id={`${id}-error`} error role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {error}
      </FormHelperText>
    </Box>
  )
}
