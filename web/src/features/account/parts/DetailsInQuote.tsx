import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Account } from '#shared/contracts/account/account.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote, pollQuote } from '#shared/contracts/quote/quotes.ts'
import { ratedDetails } from '#shared/domain/account/quoteEffects.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { call } from '#web/api/call.ts'
import { useFlag } from '#web/api/environment.ts'
import { useMay } from '#web/api/useMay.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { quotePath } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { AccountDetailsForm } from '../forms/AccountDetailsForm.tsx'
import { AccountDetailsView } from './AccountDetailsView.tsx'
import { priced } from './priced.ts'
import { Section } from './Section.tsx'

type DetailsInQuoteProps = { quote: Quote; account: Account }

/** Whether something that the price rests on is not what it was. */
const isRated = (before: Account, after: Account): boolean => {
  const [was, is]: readonly Readonly<Record<string, unknown>>[] = [before, after]
  return ratedDetails.some((detail) => was?.[detail] !== is?.[detail])
}

/** ACCOUNT DETAILS in a quote: a form while the quote may be changed, else for reading. */
export const DetailsInQuote = ({ quote, account }: DetailsInQuoteProps) => {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const may = useMay()
  const persona = usePersona()
  const cache = useQueryClient()
  const [pricing, setPricing] = useState(false)
  const [givenUp, setGivenUp] = useState(false)
  const editing = useFlag('accountEditing')
  const open = canQuote(quote.agencyStatus, 'update') && !quote.patching
  const edits = editing && may('account:update') && open && !pricing
  const back = () => void navigate(quotePath(persona, quote.id))
  const follow = async (after: Account) => {
    if (isRated(account, after)) {
      setPricing(true)
      const query = { since: quote.lastPatched }
      const done = await priced(() => call(pollQuote, { params: { quoteId: quote.id }, query })).catch(() => false)
      await cache.invalidateQueries({ queryKey: [getQuote.name] })
      setPricing(false)
      if (!done) return setGivenUp(true)
    }
    toast.success(t('inQuote.done'))
    back()
  }
  const onSaved = (after: Account) => {
    setGivenUp(false)
    void follow(after)
  }
  return (
    <Section title={quote.product === 'P100_PRO' ? t('details.titlePro') : t('details.title')}>
      {pricing && (
        <Alert severity="info" sx={{ mb: 2 }} role="status">
          {t('inQuote.pricing')}
          <LinearProgress sx={{ mt: 1 }} />
        </Alert>
      )}
      {givenUp && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('inQuote.givenUp')}
        </Alert>
      )}
      {!pricing && !open && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('inQuote.readOnly')}
        </Alert>
      )}
      {edits ? (
        <AccountDetailsForm
          key={account.updated}
          account={account}
          product={quote.product}
          inQuote={{ quoteId: QuoteId.parse(quote.id), onSaved }}
          onDirty={() => undefined}
          onDone={back}
        />
      ) : (
        <AccountDetailsView account={account} product={quote.product} />
      )}
    </Section>
  )
}
