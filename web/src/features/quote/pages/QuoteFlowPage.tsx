import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate, useParams, useSearchParams } from 'react-router'
import { getAccount, getAccountStatus } from '#shared/contracts/account/accounts.ts'
import { SubmissionId } from '#shared/domain/ids/ids.ts'
import { isProduct, type Product } from '#shared/regions/products.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { quoteStepPath, submissionPath } from '#web/paths.ts'
import { useProductWords } from '#web/records/productWords.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { Stepper } from '#web/ui/Stepper.tsx'
import { SecurityQuestionnaireDialog } from '../dialogs/SecurityQuestionnaireDialog.tsx'
import type { Selection } from '../parts/calculator/selection.ts'
import { AccountLicensing } from '../parts/flow/AccountLicensing.tsx'
import { AdditionalInfoStep } from '../parts/flow/AdditionalInfoStep.tsx'
import { FlowFooter } from '../parts/flow/FlowFooter.tsx'
import { ProductStep } from '../parts/flow/ProductStep.tsx'
import { QuestionsStep } from '../parts/flow/QuestionsStep.tsx'
import { SubmitStep } from '../parts/flow/SubmitStep.tsx'
import { keyOf, type Place, placeOf, type QuoteStep, quoteSteps } from '../parts/flow/steps.ts'
import { VerifyStep } from '../parts/flow/VerifyStep.tsx'
import { NotEligible } from '../parts/NotEligible.tsx'
import { RequestQuote } from '../parts/RequestQuote.tsx'
import { useActsForAgency } from '../parts/useActsForAgency.ts'
import { useAddresses } from '../parts/useAddresses.ts'

type FlowProps = { product: Product; accountId: string; place: Place; submissionId: SubmissionId | undefined }

/** Steps that an account which is not eligible yet does not come to. */
const eligibleOnly: readonly QuoteStep[] = ['verify', 'quote', 'custom-quote']

const Flow = ({ product, accountId, place, submissionId }: FlowProps) => {
  const { t } = useTranslation(['quote', 'submission'])
  const navigate = useNavigate()
  const persona = usePersona()
  const { nameOf } = useProductWords()
  const addresses = useAddresses()
  const isStaff = useActsForAgency()
  const account = useOperation(getAccount, { params: { accountId } })
  const status = useOperation(getAccountStatus, { params: { accountId } }, { staleTime: 0 })
  const [asking, setAsking] = useState(false)
  const [picked, setPicked] = useState<string>()
  // What is chosen stays while one goes from step to step; beyond the flow the draft keeps it.
  const [chosen, setChosen] = useState<{ readonly product: Product; readonly selection: Selection }>()
  const { step } = place
  // Braces: newer browsers answer a promise, which is no cleaning up.
  useEffect(() => {
    scrollTo({ top: 0 })
  }, [step])
  const to = (next: QuoteStep, of: Product = product) =>
    quoteStepPath(persona, { product: of, accountId, step: keyOf({ ...place, step: next }), submissionId })
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
  const agencyId = account.data.agencyId ?? picked
  const staffAgency = isStaff ? agencyId : undefined
  const isCalculator = step === 'quote' || step === 'custom-quote'
  const held = !eligibleToQuote && eligibleOnly.includes(step)
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
        {...(submissionId && { trail: [{ label: t('flow.submission'), to: submissionPath(persona, submissionId) }] })}
      />
      <Box sx={{ mb: { xs: 2, md: 3 } }}>
        <Stepper
          free
          steps={quoteSteps.map((key) => ({ key, label: t(`flow.steps.${key}`) }))}
          current={step}
          onStep={(next) => navigate(to(quoteSteps.find((each) => each === next) ?? step))}
        />
      </Box>
      <Box sx={{ maxWidth: isCalculator && !held ? undefined : 1080 }}>
        {held && (
          <NotEligible
            account={account.data}
            message={message ?? t('eligibility.notEligible')}
            profileScore={profileScore}
            accountPath={accountPath}
            onQuestionnaire={() => setAsking(true)}
          />
        )}
        {step === 'verify' && (
          <Box sx={{ mt: held ? 2 : 0 }}>
            <VerifyStep account={account.data} />
          </Box>
        )}
        {step === 'product-selector' && (
          <ProductStep
            accountId={accountId}
            product={product}
            backTo={to('verify')}
            nextOf={(next) => to('questions', next)}
          />
        )}
        {step === 'questions' && <QuestionsStep accountId={accountId} product={product} pricePath={to('quote')} />}
        {step === 'state-license' && <AccountLicensing accountId={accountId} agencyId={staffAgency} />}
        {isCalculator && !held && (
          <RequestQuote
            key={product}
            account={account.data}
            product={product}
            agencyId={agencyId}
            onPickAgency={setPicked}
            begun={chosen?.product === product ? chosen.selection : undefined}
            onChoose={(selection) => setChosen({ product, selection })}
            byCoverage={step === 'custom-quote'}
            otherPath={to(step === 'quote' ? 'custom-quote' : 'quote')}
          />
        )}
        {step === 'additional-info' && (
          <AdditionalInfoStep
            account={account.data}
            needsAgency={isStaff && account.data.agencyId === undefined}
            onPickAgency={setPicked}
          />
        )}
        {step === 'verify-submission' && (
          <SubmitStep
            account={account.data}
            agencyId={staffAgency}
            quotePath={to('quote')}
            holderPath={to('additional-info')}
          />
        )}
        {step !== 'product-selector' && <FlowFooter step={step} to={to} quiet={isCalculator} />}
      </Box>
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

/** New business step by step, each with an address of its own: the company, the product, its questions, who may sell, the price, whom it is for, and the request. */
export const QuoteFlowPage = () => {
  const { t } = useTranslation('quote')
  const { product, accountId = '', step } = useParams()
  const [query] = useSearchParams()
  const place = placeOf(step)
  if (!isProduct(product) || place === undefined)
    return (
      <Page width="narrow">
        <EmptyState title={t('request.noProduct')} hint={t('request.noProductHint', { product: product ?? '' })} />
      </Page>
    )
  const submissionId = SubmissionId.safeParse(query.get('submissionId')).data
  return <Flow product={product} accountId={accountId} place={place} submissionId={submissionId} />
}
