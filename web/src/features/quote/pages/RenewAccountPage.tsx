import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import type { Account } from '#shared/contracts/account/account.ts'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { createRenewalQuote } from '#shared/contracts/quote/renewals.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { isProduct } from '#shared/regions/products.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { compactMoney, date, exactMoney } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { renewQuotePath } from '#web/paths.ts'
import { useProductWords } from '#web/records/productWords.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { Firmographics } from '../parts/quote/Firmographics.tsx'
import { useAddresses } from '../parts/useAddresses.ts'

const Renewing = ({ account, policy }: { account: Account; policy: Policy }) => {
  const { t } = useTranslation(['quote', 'common'])
  const navigate = useNavigate()
  const persona = usePersona()
  const addresses = useAddresses()
  const { nameOf } = useProductWords()
  const [query] = useSearchParams()
  const wanted = query.get('product') ?? undefined
  const product = isProduct(wanted) ? wanted : policy.productType
  const create = useCommand(createRenewalQuote)
  const go = async () => {
    try {
      const quote = await create.mutateAsync({
        params: { policyId: policy.id },
        body: product === policy.productType ? {} : { product },
      })
      navigate(renewQuotePath(persona, { product, accountId: account.id, quoteId: quote.id, step: 'verify' }))
    } catch {
      // It is told on the page.
    }
  }
  return (
    <Page width="medium">
      <PageHeader
        title={t('renewal.title', { policyNumber: policy.policyNumber })}
        subtitle={`${account.name} · ${nameOf(product)}`}
        trail={[{ label: policy.policyNumber, to: addresses.policy(policy.id) }]}
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Panel title={t('renewal.ending')} dense>
          <KeyValueList
            columns={4}
            items={[
              { label: t('renewal.endsOn'), value: date(policy.expirationDate) },
              { label: t('terms.aggregateLimit'), value: compactMoney(policy.aggLimit) },
              { label: t('terms.deductible'), value: compactMoney(policy.deductible) },
              { label: t('price.totalLabel'), value: exactMoney(policy.totalPremium) },
            ]}
          />
        </Panel>
        <Panel
          title={t('renewal.company')}
          dense
          actions={
            <Button component={Link} size="small" to={addresses.account(account.id)}>
              {t('renewal.changeDetails')}
            </Button>
          }
        >
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {t('renewal.companyHint')}
          </Typography>
          <Firmographics data={account} />
        </Panel>
        {policy.renewalOptOut && (
          <Alert severity="warning" variant="outlined">
            {t('renewal.optedOut')}
          </Alert>
        )}
        {create.error && <ProblemPanel error={create.error} onRetry={() => void go()} />}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
          <Button component={Link} to={addresses.policy(policy.id)}>
            {t('common:cancel')}
          </Button>
          <WhyNot reason={policy.renewalOptOut ? t('renewal.optedOut') : undefined}>
            <Button variant="contained" loading={create.isPending} onClick={() => void go()}>
              {t('renewal.quoteIt')}
            </Button>
          </WhyNot>
        </Box>
      </Box>
    </Page>
  )
}

/** The beginning of a renewal: the policy that ends, and whether its company is still what it was. */
export const RenewAccountPage = () => {
  const { t } = useTranslation('quote')
  const { accountId = '' } = useParams()
  const [query] = useSearchParams()
  const policyId = PolicyId.safeParse(query.get('policyId')).data
  const account = useOperation(getAccount, { params: { accountId } })
  const policy = useOperation(getPolicy, policyId === undefined ? null : { params: { policyId }, query: {} })
  const error = account.error ?? policy.error
  if (policyId === undefined)
    return (
      <Page width="narrow">
        <EmptyState title={t('renewal.noPolicy')} hint={t('renewal.noPolicyHint')} />
      </Page>
    )
  if (error)
    return (
      <RecordProblem
        error={error}
        onRetry={() => {
          void account.refetch()
          void policy.refetch()
        }}
      />
    )
  if (!account.data || !policy.data) return <PageSkeleton />
  return <Renewing account={account.data} policy={policy.data} />
}
