import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listCommissionAgreementHistory } from '#shared/contracts/commissions/agreements.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { HistoryPanel } from '#web/records/HistoryPanel.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import * as dialogsOf from '../dialogs.ts'
import { AgreementsTable } from '../tables/AgreementsTable.tsx'
import { OwnAgreementsTable } from '../tables/OwnAgreementsTable.tsx'
import { useAgreements } from './useAgreements.ts'

const Managed = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('commissions')
  const { data, error, isPending, refetch } = useAgreements(agencyId)
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  return (
    <>
      <AgreementsTable agreements={data?.agreements} loading={isPending} mayChange />
      {data !== undefined && data.sharedBy.length > 0 && (
        <>
          <Typography variant="h4" component="h3" sx={{ mt: 2.5, mb: 1.5 }}>
            {t('agreement.sharedBy')}
          </Typography>
          <AgreementsTable agreements={data.sharedBy} mayChange={false} />
        </>
      )}
      <Box sx={{ mt: 2 }}>
        <HistoryPanel title={t('agreement.history')} operation={listCommissionAgreementHistory} params={{ agencyId }} />
      </Box>
    </>
  )
}

/** What is agreed with an agency on its commission: for who manages it with dialogs, for others to read. */
export const Agreements = ({ agencyId, own }: { agencyId: AgencyId; own: boolean }) => {
  const { t } = useTranslation('commissions')
  const { open } = useDialogs()
  const manages = useMay()('commission:manage') && !own
  return (
    <Box component="section">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 3, mb: 1.5 }}>
        <Typography variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {t('agreement.title')}
        </Typography>
        {manages && (
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={() => open(dialogsOf.createCommissionAgreement, { agencyId })}
          >
            {t('agreement.add')}
          </Button>
        )}
      </Box>
      {manages ? <Managed agencyId={agencyId} /> : <OwnAgreementsTable agencyId={agencyId} />}
    </Box>
  )
}
