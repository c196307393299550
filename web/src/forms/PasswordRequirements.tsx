import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CheckIcon, CloseIcon } from '../ui/icons.tsx'
import { visuallyHidden } from '../ui/visuallyHidden.ts'

/** A rule of the server's list: met, not met, or not checked yet. */
export type Requirement = { readonly code: string; readonly text: string; readonly state: 'met' | 'unmet' | 'unknown' }

type PasswordRequirementsProps = {
  id: string
  requirements: readonly Requirement[]
  /** The field under which the list opens. */
  anchor: HTMLElement | null
  open: boolean
}

/** The list of password rules, each valid or invalid in words and shape. */
export const PasswordRequirements = ({ id, requirements, anchor, open }: PasswordRequirementsProps) => {
  const { t } = useTranslation()
  return (
    <Popper
      disablePortal
      open={open && anchor !== null}
      anchorEl={anchor}
      placement="bottom-start"
      // It lies over the fields below: a click goes to them.
      sx={{ zIndex: 'tooltip', pointerEvents: 'none' }}
    >
      <Paper
        id={id}
        variant="outlined"
        sx={{ mt: 1, p: 1.5, maxWidth: 340, boxShadow: '0 8px 28px rgb(10 20 40 / 0.14)' }}
      >
        <Typography variant="subtitle2">{t('forms.passwordMust')}</Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
          {requirements.map(({ code, text, state }) => (
            <Box
              component="li"
              key={code}
              sx={{
                display: 'flex',
                gap: 1,
                alignItems: 'center',
                py: '2px',
                color: state === 'met' ? 'success.main' : state === 'unmet' ? 'error.main' : 'text.secondary',
              }}
            >
              {state === 'met' ? (
                <CheckIcon sx={{ fontSize: 16 }} />
              ) : state === 'unmet' ? (
                <CloseIcon sx={{ fontSize: 16 }} />
              ) : (
                <Box component="span" sx={{ width: 16, textAlign: 'center' }} aria-hidden="true">
                  ·
                </Box>
              )}
              <Typography variant="body2" component="span">
                {text}
                <Box component="span" sx={visuallyHidden}>{` (${t(`forms.requirement.${state}`)})`}</Box>
              </Typography>
            </Box>
          ))}
        </Box>
      </Paper>
    </Popper>
  )
}
