import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import type { DocumentId } from '#shared/domain/ids/ids.ts'
import { can } from '#shared/records/life.ts'
import { policyLife } from '#shared/records/policy/policyLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { download } from '#web/records/documents/openDocuments.ts'
import { changeBrokerOfRecord } from '../dialogs.ts'
import { PolicyNote } from './PolicyNote.tsx'

/** Saves the letter itself. */
const OpenLetter = ({ letterId }: { letterId: DocumentId }) => {
  const { t } = useTranslation('policy')
  return (
    <Link
      component="button"
      type="button"
      sx={{ verticalAlign: 'baseline' }}
      onClick={() => download({ docId: letterId })}
    >
      {t('broker.openLetter')}
    </Link>
  )
}

/** That another agency is to have the policy, from when on, and until when a newer letter keeps it where it is. */
export const BrokerNote = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const may = useMay()
  const persona = usePersona()
  const { open } = useDialogs()
  const { brokerChange: change, id: policyId } = policy
  if (change?.status !== 'PENDING' || !can(policyLife, policy.status, 'transferBroker')) return null
  return (
    <PolicyNote
      severity="warning"
      action={
        may('policy:update')
          ? {
              label: t(persona === 'COWBELL' ? 'broker.another' : 'broker.keep'),
              onSelect: () => open(changeBrokerOfRecord, { policyId }),
            }
          : undefined
      }
    >
      {t('broker.pending', {
        agency: change.to.agencyName,
        day: date(change.effectiveDate),
        signed: date(change.signedOn),
        until: date(change.objectUntil),
      })}
      {change.letterId !== undefined && (
        <>
          {' '}
          <OpenLetter letterId={change.letterId} />
        </>
      )}
    </PolicyNote>
  )
}
