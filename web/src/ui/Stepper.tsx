import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

export type Step = { readonly key: string; readonly label: string }

type StepperProps = {
  steps: readonly Step[]
  /** Key of the step one is on. */
  current: string
  /** Makes finished steps clickable. */
  onStep?: ((key: string) => void) | undefined
  /** The steps may be taken in any order. */
  free?: boolean
}

/** Where one is in a flow. Finished steps lead back; on a phone it is one line: `Step 2 of 5 · Coverages`. */
export const Stepper = ({ steps, current, onStep, free = false }: StepperProps) => {
  const { t } = useTranslation()
  const at = Math.max(
    0,
    steps.findIndex((step) => step.key === current),
  )
  return (
    <nav aria-label={t('stepper.label')}>
      <Typography variant="subtitle2" sx={{ display: { md: 'none' } }}>
        {t('stepper.position', { step: at + 1, steps: steps.length, label: steps[at]?.label ?? '' })}
      </Typography>
      <Box component="ol" sx={{ display: { xs: 'none', md: 'flex' }, listStyle: 'none', m: 0, p: 0, gap: 0.5 }}>
        {steps.map((step, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'ahead'
          const clickable = onStep !== undefined && (state === 'done' || (free && state === 'ahead'))
          return (
            <Box
              component="li"
              key={step.key}
              sx={{ flex: 1, minWidth: 0 }}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <ButtonBase
                {...(clickable ? { onClick: () => onStep(step.key) } : { component: 'span', tabIndex: -1 })}
                sx={{
                  width: '100%',
                  justifyContent: 'flex-start',
                  pt: 1,
                  pb: 0.5,
                  borderTop: '3px solid',
                  borderColor: state === 'ahead' ? 'divider' : 'primary.main',
                  color: state === 'ahead' ? 'text.secondary' : 'text.primary',
                }}
              >
                <Typography
                  component="span"
                  variant="body2"
                  noWrap
                  sx={{ fontWeight: state === 'current' ? 650 : 400 }}
                >
                  {state === 'done' ? '✓' : `${index + 1}.`} {step.label}
                </Typography>
              </ButtonBase>
            </Box>
          )
        })}
      </Box>
    </nav>
  )
}
