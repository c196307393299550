import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote, updateQuote } from '#shared/contracts/quote/quotes.ts'
import { getRenewalComparison } from '#shared/contracts/quote/renewals.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { instantHere } from '#web/i18n/clock.ts'
import { money } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { unlessChanged } from '#web/ui/notNow.ts'
import { toast } from '#web/ui/toast.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { SecurityQuestionnaireDialog } from '../dialogs/SecurityQuestionnaireDialog.tsx'
import { UpdateSecurityQuestionsDialog } from '../dialogs/UpdateSecurityQuestionsDialog.tsx'
import { CalculatorScreen } from './calculator/CalculatorScreen.tsx'
import { selectionOf, termsUpdate } from './calculator/priceRequest.ts'
import { lockedByAnswers, unansweredCoverages } from './calculator/shownCoverages.ts'
import { useCalculator } from './calculator/useCalculator.ts'
import { useAddresses } from './useAddresses.ts'

type Asking = { readonly kind: 'questionnaire' } | { readonly kind: 'questions'; readonly ids: readonly number[] }

type EditTermsProps = {
  quote: Quote
  /** Where it leads when the terms are saved, or left as they are. */
  donePath: string
  /** Above the terms: a page's heading, the steps of a flow. */
  children: ReactNode
}

/** The terms of a quote in the calculator, to be changed and saved. */
export const EditTerms = ({ quote, donePath, children }: EditTermsProps) => {
  const { t } = useTranslation('quote')
  const navigate = useNavigate()
  const addresses = useAddresses()
  const today = useMemo(() => dateAt(instantHere(), quote.timeZone), [quote.timeZone])
  const before = useMemo(() => selectionOf(quote.calculatorGeneratedData, quote), [quote])
  const calculator = useCalculator(
    {
      product: quote.product,
      accountId: quote.accountId,
      revenue: quote.firmographicData.revenue,
      isRenewal: quote.isRenewal,
    },
    before,
  )
  const { selection, answer, pending, groups } = calculator
  const renewed = useOperation(getRenewalComparison, quote.isRenewal ? { params: { quoteId: quote.id } } : null)
  const save = useCommand(updateQuote, { invalidates: [getQuote] })
  const [asking, setAsking] = useState<Asking>()
  const unchanged = JSON.stringify(selection) === JSON.stringify(before)
  const fees = quote.brokerFee + quote.additionalBrokerFee + quote.mgaFee
  const ask = (coverageId?: number) =>
    setAsking({
      kind: 'questions',
      ids: coverageId === undefined ? unansweredCoverages(groups).map(({ id }) => id) : [coverageId],
    })
  const submit = async () => {
    if (!answer) return
    try {
      await save
        .mutateAsync({ params: { quoteId: quote.id }, body: termsUpdate(before, selection, answer) })
        .catch(orSay(t('edit.failed')))
      toast.success(t('edit.saved'))
      navigate(donePath)
    } catch (error) {
      toast.problem(error)
    }
  }
  const saveButton = (
    <WhyNot
      reason={
        unlessChanged(!unchanged) ??
        (calculator.wrongDates
          ? t('calculator.notNow.dates')
          : pending || answer === undefined
            ? t('calculator.notNow.pricing')
            : undefined)
      }
    >
      <Button variant="contained" size="large" fullWidth loading={save.isPending} onClick={submit}>
        {t('edit.save')}
      </Button>
    </WhyNot>
  )
  return (
    <Page>
      {children}
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
        renewedEndsOn={renewed.data?.before.endDate}
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
