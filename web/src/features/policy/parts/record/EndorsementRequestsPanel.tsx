import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, money } from '#web/i18n/format.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { declineEndorsement, issueEndorsement } from '../../dialogs.ts'

/** Endorsements that wait for an underwriter, and why; those who may settle them do it here. */
export const EndorsementRequestsPanel = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const may = useMay()
  const dialogs = useDialogs()
  const me = useSession()?.claims.userId
  const waiting = (policy.endorsementRequests ?? []).filter(({ status }) => status === 'REFERRED')
  if (waiting.length === 0) return null
  return (
    <Panel title={t('requests.title')} dense sx={{ mb: 2 }}>
      {waiting.map(({ id, effectiveDate, total, reasons, requestedBy }) => (
        <Box key={id} sx={{ display: 'grid', gap: 1, py: 1 }}>
          <Typography>{t('requests.what', { day: date(effectiveDate), total: money(total) })}</Typography>
          {reasons.map(({ ruleId, message }) => (
            <Typography key={ruleId} variant="body2" color="text.secondary">
              {message}.
            </Typography>
          ))}
          {may('policy:issue') && (
            <Box sx={{ display: 'flex', gap: 1 }}>
              <WhyNot reason={requestedBy === me ? t('issueEndorsement.own') : undefined}>
                <Button
                  size="small"
                  variant="contained"
                  onClick={() => dialogs.open(issueEndorsement, { policyId: policy.id, endorsementId: id })}
                >
                  {t('issueEndorsement.submit')}
                </Button>
              </WhyNot>
              <Button
                size="small"
                onClick={() => dialogs.open(declineEndorsement, { policyId: policy.id, endorsementId: id })}
              >
                {t('declineEndorsement.submit')}
              </Button>
            </Box>
          )}
        </Box>
      ))}
    </Panel>
  )
}
