import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { can } from '#shared/records/life.ts'
import { policyLife } from '#shared/records/policy/policyLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { changeBrokerOfRecord } from '../dialogs.ts'

/** That another agency is to have the policy, from when on, and until when a newer letter keeps it where it is. */
export const BrokerNote = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const may = useMay()
  const persona = usePersona()
  const { open } = useDialogs()
  const { brokerChange: change, id: policyId } = policy
  if (change?.status !== 'PENDING' || !can(policyLife, policy.status, 'transferBroker')) return null
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mb: 2, bgcolor: 'background.paper' }}
      action={
        may('policy:update') && (
          <Button color="inherit" size="small" onClick={() => open(changeBrokerOfRecord, { policyId })}>
            {t(persona === 'COWBELL' ? 'broker.another' : 'broker.keep')}
          </Button>
        )
      }
    >
      {t('broker.pending', {
        agency: change.to.agencyName,
        day: date(change.effectiveDate),
        signed: date(change.signedOn),
        until: date(change.objectUntil),
      })}
    </Alert>
  )
}
