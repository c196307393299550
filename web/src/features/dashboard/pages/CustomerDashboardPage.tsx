import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { useSession } from '#web/api/session.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { AgentCard } from '../parts/insured/AgentCard.tsx'
import { ClaimsCard } from '../parts/insured/ClaimsCard.tsx'
import { DocumentsCard } from '../parts/insured/DocumentsCard.tsx'
import { HelpCard } from '../parts/insured/HelpCard.tsx'
import { SafetyCard } from '../parts/insured/SafetyCard.tsx'
import { ToDo } from '../parts/insured/ToDo.tsx'
import { YourCover } from '../parts/insured/YourCover.tsx'

/** Where the insured arrives: what needs them, what they are covered for, whom to call. */
export const CustomerDashboardPage = () => {
  const { t } = useTranslation('dashboard')
  const claims = useSession()?.claims
  const accountId = claims?.organizationId ?? ''
  const { data: account } = useOperation(getAccount, { params: { accountId } }, { enabled: accountId !== '' })
  const firstName = claims?.name.split(' ')[0] ?? ''
  return (
    <Page width="medium">
      <PageHeader title={t('insured.hello', { name: firstName })} subtitle={account?.name} />
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
          gridTemplateAreas: { xs: '"help" "cover" "more"', md: '"cover help" "cover more"' },
          gridTemplateRows: { md: 'auto 1fr' },
        }}
      >
        <Box sx={{ gridArea: 'help', minWidth: 0 }}>
          <HelpCard />
        </Box>
        <Box sx={{ gridArea: 'cover', display: 'grid', gap: { xs: 2, md: 3 }, minWidth: 0 }}>
          <ToDo />
          <ClaimsCard />
          <YourCover />
          <DocumentsCard accountId={accountId} />
        </Box>
        <Box component="aside" sx={{ gridArea: 'more', display: 'grid', gap: 2, minWidth: 0 }}>
          {account && <AgentCard account={account} />}
          <SafetyCard accountId={accountId} />
        </Box>
      </Box>
    </Page>
  )
}
