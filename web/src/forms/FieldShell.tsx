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
  notNow?: string | undefined
  /** A question with several controls (radios): a fieldset that has the label as its name. */
  group?: boolean | undefined
  /** A control that HTML knows nothing of (the select of MUI): it names itself by the label, whose id is `labelIdOf(id)`. */
  named?: boolean | undefined
  /** Beside the label, at its right: a counter, a link, a help icon. */
  aside?: ReactNode
  children: ReactNode
}

/** The id of the label of a control or group that names itself by it. */
export const labelIdOf = (id: string): string => `${id}-label`

/** Label above, hint below, error under the control in words. */
export const FieldShell = (props: FieldShellProps) => {
  const { id, label, hint, error, optional, notNow, group, named, aside, children } = props
  const isSpan = group === true || named === true
  const { t } = useTranslation()
  return (
    <Box
      component={group ? 'fieldset' : 'div'}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
      {...(group && { 'aria-labelledby': labelIdOf(id) })}
      aria-describedby={group && error ? `${id}-error` : undefined}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 0.5 }}>
        <FormLabel
          component={isSpan ? 'span' : 'label'}
          {...(isSpan ? { id: labelIdOf(id) } : { htmlFor: id })}
          error={error !== undefined}
          disabled={notNow !== undefined}
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
      {(notNow ?? hint) && <FormHelperText id={`${id}-hint`}>{notNow ?? hint}</FormHelperText>}
      <FormHelperText id={`${id}-error`} error role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {error}
      </FormHelperText>
    </Box>
  )
}
