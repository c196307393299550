import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listVendorPanel } from '#shared/contracts/account/vendors.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { dialing, phone } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { Panel } from '#web/ui/Panel.tsx'

/** A number under one's thumb. */
const Line = ({ label, number, hint, main }: { label: string; number: string; hint: string; main: boolean }) => (
  <Box>
    <Button
      href={dialing(number)}
      variant={main ? 'contained' : 'outlined'}
      color="error"
      size="large"
      fullWidth
      sx={{ flexDirection: 'column', py: 1.25, lineHeight: 1.3 }}
    >
      <span>{label}</span>
      <Box component="span" className="tabular" sx={{ fontSize: '1.15em' }}>
        {phone(number)}
      </Box>
    </Button>
    <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
      {hint}
    </Typography>
  </Box>
)

/** Whom to call now: the claims line, and the breach coach of the panel. The line is there though nothing else can be read. */
export const CallNow = ({ coach }: { coach?: { name: string; phone: string } | undefined }) => {
  const { t } = useTranslation('claims')
  return (
    <Panel title={t('incident.lead')}>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Line
          label={t('incident.callLine')}
          number={region.support.claimsPhone}
          hint={t(coach ? 'incident.line' : 'incident.lineToCoach')}
          main
        />
        {coach && (
          <Line
            label={t('incident.callCoach', { name: coach.name })}
            number={coach.phone}
            hint={t('incident.coach')}
            main={false}
          />
        )}
      </Box>
    </Panel>
  )
}

/** Whom somebody calls who is signed in, and so reads the panel. */
export const PanelOnCall = () => {
  const panel = useOperation(listVendorPanel, { query: { subcategory: 'BREACH_COACH' } })
  const coach = panel.data?.find(({ hotline, contactPhone }) => hotline !== undefined || contactPhone !== undefined)
  const number = coach?.hotline ?? coach?.contactPhone
  return <CallNow coach={coach && number !== undefined ? { name: coach.name, phone: number } : undefined} />
}
