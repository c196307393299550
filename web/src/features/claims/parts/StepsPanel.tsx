import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Claim } from '#shared/contracts/claims/claims.ts'
import { date, dialing, money, phone } from '#web/i18n/format.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { CheckIcon, ClockIcon } from '#web/ui/icons.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { HelpersPanel } from './HelpersPanel.tsx'

type Step = Claim['steps'][number]
type Viewer = 'insured' | 'others'

/** Whether a promise is not kept: its day is over where the desk is. */
const isLate = ({ by, done }: Pick<Step, 'by' | 'done'>): boolean => !done && by !== undefined && by < todayHere()

/** What a step is called. Of the call is known that a breach coach was brought in, not that it has called. */
const wordsOf = ({ step, done }: Pick<Step, 'done' | 'step'>, viewer: Viewer) => {
  if (step === 'CALL' && done) return 'steps.coachIsIn'
  return viewer === 'others' && step === 'POSITION' ? 'steps.insuredIsTold' : (`steps.${step}` as const)
}

/** Where a claim stands, who does what by when, and whom to call, which the desk is itself; the insured is spoken to, others are told of the insured. */
export const StepsPanel = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation('claims')
  const viewer = usePersona() === 'CUSTOMER' ? 'insured' : 'others'
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Panel title={t('steps.title')} dense>
        <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.25 }}>
          {claim.steps.map(({ step, owner, by, done }) => (
            <Box component="li" key={step} sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start' }}>
              <Box sx={{ color: done ? 'success.main' : 'text.secondary', display: 'flex', pt: 0.25 }}>
                {done ? <CheckIcon fontSize="small" /> : <ClockIcon fontSize="small" />}
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="body2" sx={{ fontWeight: 500 }}>
                  {t(wordsOf({ step, done }, viewer))}
                </Typography>
                <Typography variant="body2" color={isLate({ by, done }) ? 'warning.main' : 'text.secondary'}>
                  {done
                    ? t('steps.done')
                    : by
                      ? t(isLate({ by, done }) ? 'steps.late' : 'steps.byDay', {
                          owner: t(`owners.${viewer}.${owner}`),
                          day: date(by),
                        })
                      : t(`owners.${viewer}.${owner}`)}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      </Panel>
      {claim.helpers !== undefined && claim.helpers.length > 0 && <HelpersPanel helpers={claim.helpers} />}
      <Panel title={t('help')} dense>
        <Box sx={{ display: 'grid', gap: 1.25 }}>
          <KeyValueList
            columns={1}
            items={[
              ...(claim.coveragePosition === undefined
                ? []
                : [{ label: t('fields.position'), value: t(`positions.${claim.coveragePosition}`) }]),
              ...(claim.paid === undefined ? [] : [{ label: t('columns.paid'), value: money(claim.paid) }]),
              ...(claim.adjusterName ? [{ label: t('columns.adjuster'), value: claim.adjusterName }] : []),
            ]}
          />
          {claim.breachCoach?.phone && (
            <Button variant="contained" size="large" href={dialing(claim.breachCoach.phone)}>
              {t('callCoach', { name: claim.breachCoach.name })}
            </Button>
          )}
          {!claim.maySeeFile && (
            <Button variant="outlined" size="large" href={`tel:+${claim.claimsPhone}`} className="tabular">
              {t('callLine', { phone: phone(claim.claimsPhone) })}
            </Button>
          )}
        </Box>
      </Panel>
    </Box>
  )
}
