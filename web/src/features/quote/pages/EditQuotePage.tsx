import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote, updateQuote } from '#shared/contracts/quote/quotes.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { money } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { useProductWords } from '#web/records/productWords.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { SecurityQuestionnaireDialog } from '../dialogs/SecurityQuestionnaireDialog.tsx'
import { UpdateSecurityQuestionsDialog } from '../dialogs/UpdateSecurityQuestionsDialog.tsx'
import { CalculatorScreen } from '../parts/calculator/CalculatorScreen.tsx'
import { selectionOf, termsUpdate } from '../parts/calculator/priceRequest.ts'
import { lockedByAnswers, unansweredCoverages } from '../parts/calculator/shownCoverages.ts'
import { useCalculator } from '../parts/calculator/useCalculator.ts'
import { useAddresses } from '../parts/useAddresses.ts'

type Asking = { readonly kind: 'questionnaire' } | { readonly kind: 'questions'; readonly ids: readonly number[] }

const Edit = ({ quote }: { quote: Quote }) => {
  const { nameOf } = useProductWords()
  const { t } = useTranslation(['quote', 'common'])
  const navigate = useNavigate()
  const addresses = useAddresses()
  const today = useMemo(() => dateAt(new Date().toISOString(), quote.timeZone), [quote.timeZone])
  const before = useMemo(() => selectionOf(quote.calculatorGeneratedData), [quote])
  const calculator = useCalculator(
    {
      product: quote.product,
      accountId: quote.accountId,
      revenue: quote.firmographicData.revenue,
    },
    before,
  )
  const { selection, answer, pending, groups } = calculator
  const save = useCommand(updateQuote, { invalidates: [getQuote] })
  const [asking, setAsking] = useState<Asking>()
  const unchanged = JSON.stringify(selection) === JSON.stringify(before)
  const quotePath = addresses.quote(quote.id)
  const fees = quote.brokerFee + quote.additionalBrokerFee + quote.mgaFee
  const ask = (coverageId?: number) =>
    setAsking({
      kind: 'questions',
      ids: coverageId === undefined ? unansweredCoverages(groups).map(({ id }) => id) : [coverageId],
    })
  const submit = async () => {
    if (!answer) return
    try {
      await save.mutateAsync({ params: { quoteId: quote.id }, body: termsUpdate(before, selection, answer) })
      toast.success(t('edit.saved'))
      navigate(quotePath)
    } catch (error) {
      toast.problem(error)
    }
  }
  const saveButton = (
    <Button
      variant="contained"
      size="large"
      fullWidth
      disabled={unchanged || pending || calculator.wrongDates || answer === undefined}
      loading={save.isPending}
      onClick={submit}
    >
      {t('edit.save')}
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title={t('edit.title', { quoteNumber: quote.quoteNumber })}
        subtitle={`${quote.companyName} · ${nameOf(quote.product)}`}
        trail={[{ label: quote.quoteNumber, to: quotePath }]}
        secondary={
          <Button component={Link} to={quotePath}>
            {t('common:cancel')}
          </Button>
        }
      />
      {fees > 0 && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {t('edit.fees', { amount: money(fees) })}
        </Alert>
      )}
      <CalculatorScreen
        calculator={calculator}
        product={quote.product}
        state={quote.firmographicData.state}
        today={today}
        accountPath={addresses.account(quote.accountId)}
        onAnswer={ask}
        onUnlock={() => setAsking({ kind: 'questions', ids: lockedByAnswers(groups).map(({ id }) => id) })}
        onQuestionnaire={() => setAsking({ kind: 'questionnaire' })}
        actions={saveButton}
        action={saveButton}
      />
      {asking?.kind === 'questions' && (
        <UpdateSecurityQuestionsDialog
          accountId={quote.accountId}
          coverageIds={asking.ids}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking?.kind === 'questionnaire' && (
        <SecurityQuestionnaireDialog
          accountId={quote.accountId}
          product={quote.product}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Page>
  )
}

/** Change the coverages and terms of a quote that is not on its way to be bound. */
export const EditQuotePage = () => {
  const { t } = useTranslation('quote')
  const { quoteId = '' } = useParams()
  const addresses = useAddresses()
  const quote = useOperation(getQuote, { params: { quoteId } })
  if (quote.error) return <RecordProblem error={quote.error} onRetry={() => void quote.refetch()} />
  if (!quote.data) return <PageSkeleton />
  if (!canQuote(quote.data.agencyStatus, 'update') || quote.data.patching)
    return (
      <Page width="medium">
        <EmptyState
          title={t('edit.notNow')}
          hint={t('edit.notNowHint')}
          action={
            <Button component={Link} to={addresses.quote(quoteId)} variant="outlined">
              {t('progress.open')}
            </Button>
          }
        />
      </Page>
    )
  return <Edit key={quote.data.lastPatched} quote={quote.data} />
}
