import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { knowsPostureAlone } from '#shared/domain/organizations/partners.ts'
import { isProduct, type Product } from '#shared/regions/products.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { region } from '#web/i18n/region.ts'
import { Page } from '#web/layout/Page.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { ClaimsPanel } from '#web/records/claim/ClaimsPanel.tsx'
import { ConnectorsPanel } from '#web/records/connector/ConnectorsPanel.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { useAddress } from '#web/ui/useAddress.ts'
import { createClaim, createLossRun } from '../../claims/dialogs.ts'
import { AccountHeader } from './AccountHeader.tsx'
import { AccountTabs } from './AccountTabs.tsx'
import { AgencyCard } from './AgencyCard.tsx'
import { ContactCard } from './ContactCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'

/** The product that the address names, else none. */
const useProduct = () => {
  const { params, change } = useAddress()
  const named = params.get('product')
  const choose = (product: Product) => change({ product }, { replace: true })
  return { product: isProduct(named) && region.products.includes(named) ? named : undefined, choose }
}

/** An account with all that belongs to it: what is known, how risky it is, what was quoted, who to talk to. */
export const AccountScreen = ({ accountId }: { accountId: string }) => {
  const { t } = useTranslation('account')
  const { product, choose } = useProduct()
  const may = useMay()
  const persona = usePersona()
  const { open } = useDialogs()
  const { data: account, error, refetch } = useOperation(getAccount, { params: { accountId } })
  if (error) return <RecordProblem error={error} title={t('loadFailed')} onRetry={() => void refetch()} />
  if (!account) return <PageSkeleton />
  return (
    <Page>
      <AccountHeader account={account} />
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
          // On a phone the score comes first and the people last.
          gridTemplateAreas: { xs: '"score" "sections" "people"', lg: '"sections score" "sections people"' },
          gridTemplateRows: { lg: 'auto 1fr' },
        }}
      >
        <Box sx={{ gridArea: 'score', minWidth: 0 }}>
          <ProfileCard account={account} />
        </Box>
        <Box sx={{ gridArea: 'sections', minWidth: 0 }}>
          <AccountTabs account={account} product={product} onProduct={choose} />
        </Box>
        <Box component="aside" sx={{ gridArea: 'people', minWidth: 0, display: 'grid', gap: 2 }}>
          {may('claim:read') && (
            <ClaimsPanel
              accountId={AccountId.parse(account.id)}
              onReport={() => open(createClaim, { accountId: AccountId.parse(account.id) })}
              onLossRun={() => open(createLossRun, { accountId: AccountId.parse(account.id) })}
            />
          )}
          {may('connector:read') && <ConnectorsPanel accountId={AccountId.parse(account.id)} />}
          {!knowsPostureAlone(persona) && <ContactCard account={account} />}
          <AgencyCard account={account} />
        </Box>
      </Box>
    </Page>
  )
}
