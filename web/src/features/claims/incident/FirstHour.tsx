import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { dialing, phone } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { LinkedText } from '#web/ui/LinkedText.tsx'
import { Panel } from '#web/ui/Panel.tsx'

const steps = ['call', 'disconnect', 'evidence', 'pay', 'bank', 'mail', 'write', 'authority'] as const

type Coach = { name: string; phone: string }

/** Whom to call first, under one's thumb: the claims line at any rate, which puts through to the breach coach of the panel. */
const WhomToCall = ({ coach }: { coach: Coach | undefined }) => {
  const { t } = useTranslation('claims')
  const { claimsPhone } = region.support
  const line = phone(claimsPhone)
  const text =
    coach === undefined
      ? t('incident.steps.call', { line })
      : t('incident.steps.callEither', { line, coach: coach.name, number: phone(coach.phone) })
  return <LinkedText text={text} to={{ line: dialing(claimsPhone), ...(coach && { coach: dialing(coach.phone) }) }} />
}

/** What to do in the first hour, in the order in which it matters. */
export const FirstHour = ({ coach }: { coach?: Coach | undefined }) => {
  const { t } = useTranslation('claims')
  return (
    <Panel title={t('incident.firstHour')}>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1.25 }}>
        {steps.map((step) => (
          <Typography component="li" key={step}>
            {step === 'call' ? <WhomToCall coach={coach} /> : t(`incident.steps.${step}`)}
          </Typography>
        ))}
      </Box>
    </Panel>
  )
}
