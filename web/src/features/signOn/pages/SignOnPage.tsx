import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listIdentityProviders } from '#shared/contracts/auth/identityProviders.ts'
import { mostIdentityProviders } from '#shared/domain/identity/identityProviders.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import * as dialogs from '../dialogs.ts'
import { FinishedTest } from '../parts/FinishedTest.tsx'
import { ProviderPanel } from '../parts/ProviderPanel.tsx'

/** With which identity providers of its own an organization's people sign in. */
export const SignOnPage = () => {
  const { t } = useTranslation('signOn')
  const { open } = useDialogs()
  const providers = useOperation(listIdentityProviders)
  if (providers.error) return <RecordProblem error={providers.error} onRetry={() => void providers.refetch()} />
  if (providers.data === undefined) return <PageSkeleton />
  const add = (
    <WhyNot
      reason={
        providers.data.length < mostIdentityProviders ? undefined : t('create.most', { count: mostIdentityProviders })
      }
    >
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(dialogs.createIdentityProvider)}>
        {t('create.submit')}
      </Button>
    </WhyNot>
  )
  return (
    <Page width="medium">
      <PageHeader title={t('title')} action={add} />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t('about')}
      </Typography>
      <FinishedTest />
      {providers.data.length === 0 ? (
        <EmptyState title={t('none')} hint={t('noneHint')} />
      ) : (
        providers.data.map((provider) => <ProviderPanel key={provider.id} provider={provider} />)
      )}
    </Page>
  )
}
