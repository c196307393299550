import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import { date } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { policyPath } from '#web/paths.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { policyAsOf } from '../dialogs.ts'
import { TermChanges } from './TermChanges.tsx'
import { whatComes } from './whatComes.ts'

/** What is to come of the cover: that it begins, what of its terms becomes another, what renews it, and on which day. */
export const ComingPanel = ({ policy, dense = false }: { policy: Policy; dense?: boolean }) => {
  const { t } = useTranslation('policy')
  const { open } = useDialogs()
  const persona = usePersona()
  const coming = whatComes(policy, dateAt(instantHere(), policy.timeZone))
    // The insured read it above everything else.
    .filter(({ what }) => what !== 'begins' || persona !== 'CUSTOMER')
  if (coming.length === 0) return null
  return (
    <Panel
      title={t('coming.title')}
      dense={dense}
      {...(policy.coming !== undefined &&
        persona !== 'CUSTOMER' && {
          actions: (
            <Button size="small" onClick={() => open(policyAsOf, { policyId: policy.id })}>
              {t('asOf.open')}
            </Button>
          ),
        })}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxWidth: 640 }}>
        {coming.map((each) => (
          <Box component="li" key={`${each.what} ${each.on}`} sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 500, mb: 0.5 }}>
              {t(`coming.${each.what}`, { date: date(each.on, { dateStyle: 'long' }) })}
              {each.what === 'renewed' && (
                <>
                  {' '}
                  <Link component={RouterLink} to={policyPath(persona, each.by)}>
                    {t('actions.openRenewal')}
                  </Link>
                </>
              )}
            </Typography>
            {each.what === 'changes' && <TermChanges brief changes={each.changes} />}
            {each.what === 'notRenewed' && each.because !== undefined && (
              <Typography variant="body2" color="text.secondary">
                {t('coming.because', { reason: each.because })}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
