import Link from '@mui/material/Link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router'
import { getAccount, getAccountStatus } from '#shared/contracts/account/accounts.ts'
import { isProduct, type Product } from '#shared/regions/products.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { useProductWords } from '#web/records/productWords.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { SecurityQuestionnaireDialog } from '../dialogs/SecurityQuestionnaireDialog.tsx'
import { NotEligible } from '../parts/NotEligible.tsx'
import { RequestQuote } from '../parts/RequestQuote.tsx'
import { useAddresses } from '../parts/useAddresses.ts'

const ForProduct = ({ product, accountId }: { product: Product; accountId: string }) => {
  const { t } = useTranslation('quote')
  const { nameOf } = useProductWords()
  const addresses = useAddresses()
  const account = useOperation(getAccount, { params: { accountId } })
  const status = useOperation(getAccountStatus, { params: { accountId } }, { staleTime: 0 })
  const [asking, setAsking] = useState(false)
  const error = account.error ?? status.error
  const accountPath = addresses.account(accountId)
  if (error)
    return (
      <Page width="medium">
        <ProblemPanel
          error={error}
          onRetry={() => {
            void account.refetch()
            void status.refetch()
          }}
        />
      </Page>
    )
  if (!account.data || !status.data) return <PageSkeleton />
  const { eligibleToQuote, message, profileScore } = status.data
  return (
    <Page>
      <PageHeader
        title={t('request.title')}
        subtitle={
          <>
            <Link component={RouterLink} to={accountPath}>
              {account.data.name}
            </Link>
            {` · ${nameOf(product)}`}
          </>
        }
      />
      {eligibleToQuote ? (
        <RequestQuote key={product} account={account.data} product={product} />
      ) : (
        <NotEligible
          account={account.data}
          message={message ?? t('eligibility.notEligible')}
          profileScore={profileScore}
          accountPath={accountPath}
          onQuestionnaire={() => setAsking(true)}
        />
      )}
      {asking && (
        <SecurityQuestionnaireDialog
          accountId={accountId}
          product={product}
          onClose={() => {
            setAsking(false)
            void status.refetch()
          }}
        />
      )}
    </Page>
  )
}

/** Request a quote for an account: whether it may, then the calculator. */
export const RequestQuotePage = () => {
  const { t } = useTranslation('quote')
  const { productType, accountId = '' } = useParams()
  if (!isProduct(productType))
    return (
      <Page width="narrow">
        <EmptyState title={t('request.noProduct')} hint={t('request.noProductHint', { product: productType ?? '' })} />
      </Page>
    )
  return <ForProduct product={productType} accountId={accountId} />
}
