import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { SupportContact } from '#web/layout/SupportContact.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { approvalsWaiting, approvesPayments } from '#web/records/claim/approvalsWaiting.ts'
import { WaitingFigures } from '#web/records/waiting/WaitingFigures.tsx'
import { carrierWaiting, deskWaiting, vendorWaiting } from '../parts/claimsWaiting.ts'
import { InvoiceTotals } from '../parts/InvoiceTotals.tsx'
import { VendorRates } from '../parts/VendorRates.tsx'
import { ClaimsTable } from '../tables/ClaimsTable.tsx'
import { QueueTable } from '../tables/QueueTable.tsx'

/** The claims in one's reach; for who works on claims, the desk's queue or a vendor's, with what waits above it. */
export const ClaimsPage = () => {
  const { t } = useTranslation('claims')
  const persona = usePersona()
  const may = useMay()
  const isDesk = may('claim:manage')
  const [address] = useSearchParams()
  // A figure counts claims that are closed, too, which are in no queue.
  const isBehind = persona === 'CARRIER' && address.get('view') === 'all'
  const role = useSession()?.claims.role
  const ofDesk = (persona === 'CARRIER' ? carrierWaiting : deskWaiting).filter(
    (each) => each !== approvalsWaiting || approvesPayments(role),
  )
  return (
    <Page>
      <PageHeader
        title={t(isDesk && persona !== 'VENDOR' ? 'queue' : 'title')}
        subtitle={persona !== 'COWBELL' && <SupportContact claims />}
        action={
          persona === 'CUSTOMER' &&
          may('claim:create') && (
            <Button variant="contained" color="error" component={Link} to={inPersona(persona, 'incident')}>
              {t('incident.home')}
            </Button>
          )
        }
      />
      {isDesk && (
        <Paper variant="outlined" sx={{ borderRadius: 1.5, mb: 2.5, p: { xs: 0.5, md: 1 } }}>
          <WaitingFigures figures={persona === 'VENDOR' ? vendorWaiting : ofDesk} label={t('waiting.label')} />
        </Paper>
      )}
      {isDesk && !isBehind ? <QueueTable /> : <ClaimsTable />}
      {persona === 'VENDOR' && (
        <Box sx={{ mt: 2.5 }}>
          <InvoiceTotals />
        </Box>
      )}
      {persona === 'VENDOR' && <VendorRates />}
    </Page>
  )
}
