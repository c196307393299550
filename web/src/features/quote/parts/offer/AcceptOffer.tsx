import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { verifyAccountByAgent } from '#shared/contracts/account/details.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote, updateQuote } from '#shared/contracts/quote/quotes.ts'
import { useCommand } from '../../../../api/useCommand.ts'
import { date } from '../../../../i18n/format.ts'
import { ProblemPanel } from '../../../../ui/ProblemPanel.tsx'
import { toast } from '../../../../ui/toast.ts'
import { knownCustomer } from '../../forms/CustomerFieldset.tsx'
import { ShownPrice } from '../quote/ShownPrice.tsx'
import { useShownPrice } from '../quote/useShownPrice.ts'
import { saying } from '../saying.ts'
import { firmographicsOf } from './firmographicsOf.ts'
import { useOfferRights } from './useOfferRights.ts'

type AcceptOfferProps = {
  quote: Quote
  account: Account
  /** Binding was asked for already. */
  requested: boolean
}

/**
 * Vouches for what the page says and requests to bind. What was vouched for stays so; a price that changed since it was
 * shown is shown anew before it counts.
 */
export const AcceptOffer = ({ quote, account, requested }: AcceptOfferProps) => {
  const { t } = useTranslation('quote')
  const rights = useOfferRights()
  const verify = useCommand(verifyAccountByAgent, { invalidates: [getAccount] })
  const request = useCommand(updateQuote, { invalidates: [getQuote] })
  const price = useShownPrice(quote)
  const [problem, setProblem] = useState<unknown>()
  const [vouched, setVouched] = useState(false)
  const { isVerifiedByAgent, verifiedDate } = account
  const vouch = () => {
    setProblem(undefined)
    setVouched(true)
    verify
      .mutateAsync({ params: { accountId: quote.accountId }, body: firmographicsOf(account) })
      .catch(saying(t('offer.verifyFailed')))
      .catch(setProblem)
      .finally(() => setVouched(false))
  }
  const accept = () => {
    setProblem(undefined)
    request
      .mutateAsync({
        params: { quoteId: quote.id },
        body: { ...knownCustomer(quote, account), shownTotalPremium: price.total },
      })
      .then(() => toast.success(t('bindRequest.done')))
      .catch(saying(t('bindRequest.failed')))
      .catch((error: unknown) => price.heed(error) || setProblem(error))
  }
  return (
    <Box component="section" aria-label={t('offer.accept')} sx={{ display: 'grid', gap: 1.5 }}>
      {problem !== undefined && <ProblemPanel error={problem} />}
      {price.before !== undefined && <ShownPrice {...price} />}
      <FormControlLabel
        sx={{ alignItems: 'flex-start', ml: -1, mr: 0, '& .MuiFormControlLabel-label': { pt: 0.75 } }}
        label={t('offer.verify', { company: quote.companyName })}
        control={
          <Checkbox
            size="small"
            checked={isVerifiedByAgent || vouched}
            disabled={isVerifiedByAgent || vouched || !rights.verify}
            onChange={vouch}
          />
        }
      />
      {isVerifiedByAgent && verifiedDate && (
        <Typography variant="caption" color="text.secondary" sx={{ mt: -1.5 }}>
          {t('offer.verified', { date: date(verifiedDate) })}
        </Typography>
      )}
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={requested || !isVerifiedByAgent}
        loading={request.isPending}
        onClick={accept}
      >
        {t('bindRequest.submit')}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {t(requested ? 'offer.sent' : 'offer.acceptHint', { agency: quote.agencyName })}
      </Typography>
    </Box>
  )
}
