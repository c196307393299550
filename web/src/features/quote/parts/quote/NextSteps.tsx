import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import * as quoteDialogs from '../../dialogs.ts'
import { useAddresses } from '../useAddresses.ts'
import { useQuestionnaire } from '../useQuestionnaire.ts'

/** Statuses that lead nowhere any more: what is left is a new quote. */
const over: readonly Quote['agencyStatus'][] = [
  'EXPIRED',
  'INVALID',
  'BINDER EXPIRED',
  'RESCIND',
  'LOST',
  'DECLINED',
  'DELETED',
]

/** What to do where the quote itself leads nowhere: look at the cart, answer, or ask for a new one; of a renewal also what changed. */
export const NextSteps = ({ quote, expired }: { quote: Quote; expired: boolean }) => {
  const { t } = useTranslation('quote')
  const may = useMay()
  const dialogs = useDialogs()
  const answer = useQuestionnaire(quote)
  const addresses = useAddresses()
  const { agencyStatus, binder } = quote
  if (agencyStatus === 'DRAFT')
    return (
      <Button
        variant="outlined"
        onClick={() => dialogs.open(quoteDialogs.requestCartQuotes, { accountId: quote.accountId })}
      >
        {t('calculator.viewQuotes')}
      </Button>
    )
  if ((over.includes(agencyStatus) || expired) && agencyStatus !== 'ISSUED' && agencyStatus !== 'BOUND')
    return may('quote:create') ? (
      <Button component={RouterLink} variant="contained" to={addresses.requestQuote(quote.product, quote.accountId)}>
        {t('requote.submit')}
      </Button>
    ) : null
  if (agencyStatus === 'ISSUED' && binder && may('policy:read'))
    return (
      <Button component={RouterLink} variant="contained" to={addresses.policy(binder.id)}>
        {t('quote.openPolicy', { policyNumber: binder.policyNumber })}
      </Button>
    )
  return (
    <>
      {quote.isRenewal && may('quote:create') && (
        <Button component={RouterLink} variant="outlined" to={addresses.renewal(quote)}>
          {t('renewal.see')}
        </Button>
      )}
      {answer && (
        <Button variant="outlined" onClick={answer}>
          {t('calculator.answerQuestionnaire')}
        </Button>
      )}
    </>
  )
}
