import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { autoRenewalRules, renewsItselfOn } from '#shared/domain/policy/autoRenewal.ts'
import { date, money } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'

type AutoRenewalPanelProps = {
  readonly policy: Pick<Policy, 'autoRenewal' | 'expirationDate'>
  /** Asks for the word of the insured, or takes it back. */
  readonly onSwitch: (wanted: boolean) => void
  /** Why that is not the reader's to do. */
  readonly notNow: string | undefined
}

/** Whether a policy renews itself, what it then does and when, and what has come of it. */
export const AutoRenewalPanel = ({
  policy: { autoRenewal, expirationDate },
  onSwitch,
  notNow,
}: AutoRenewalPanelProps) => {
  const { t } = useTranslation('records')
  const { tellDays, mostRise } = autoRenewalRules[region.code]
  const isTheirs = usePersona() === 'CUSTOMER'
  const isWanted = autoRenewal !== undefined
  const { told, refused, done, name, instructedBy, at } = autoRenewal ?? {}
  return (
    <Panel title={t('autoRenewal.title')} dense>
      <FormControlLabel
        sx={{ ml: -1, mr: 0 }}
        label={t(isWanted ? 'autoRenewal.on' : 'autoRenewal.off')}
        control={
          <WhyNot reason={done === undefined ? notNow : t('autoRenewal.over')}>
            <Switch checked={isWanted} onChange={(_, wanted) => onSwitch(wanted)} />
          </WhyNot>
        }
      />
      <Typography variant="body2" color="text.secondary">
        {t(isTheirs ? 'autoRenewal.whatYou' : 'autoRenewal.what', {
          tellDays,
          mostRise: autoRenewal?.mostRise ?? mostRise,
          day: date(renewsItselfOn(expirationDate, region.code)),
        })}
      </Typography>
      {isWanted && at !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {instructedBy === undefined
            ? t('autoRenewal.agreed', { name, day: date(at) })
            : t('autoRenewal.instructed', { name, instructedBy, day: date(at) })}
        </Typography>
      )}
      {told !== undefined && done === undefined && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t(isTheirs ? 'autoRenewal.toldYou' : 'autoRenewal.told', {
            day: date(told.on),
            price: money(told.totalPremium),
          })}
        </Typography>
      )}
      {refused !== undefined && (
        <Typography variant="body2" color="error" sx={{ mt: 1 }}>
          {t('autoRenewal.refused', { reasons: refused.reasons.join(' ') })}
        </Typography>
      )}
      {done !== undefined && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('autoRenewal.done', { day: date(done.at) })}
        </Typography>
      )}
    </Panel>
  )
}
