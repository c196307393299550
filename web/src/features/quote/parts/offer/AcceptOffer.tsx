import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Account } from '#shared/contracts/account/account.ts'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { verifyAccountByAgent } from '#shared/contracts/account/details.ts'
import { attestQuote } from '#shared/contracts/quote/attesting.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote, updateQuote } from '#shared/contracts/quote/quotes.ts'
import { statedOf } from '#shared/domain/quoting/declarations.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { date, dateTime } from '#web/i18n/format.ts'
import { whileBusy } from '#web/ui/notNow.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useLack } from '#web/ui/useLack.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { knownCustomer } from '../../forms/CustomerFieldset.tsx'
import { ShownPrice } from '../quote/ShownPrice.tsx'
import { useShownPrice } from '../quote/useShownPrice.ts'
import { saying } from '../saying.ts'
import { Declarations } from './Declarations.tsx'
import { firmographicsOf } from './firmographicsOf.ts'
import { useOfferRights } from './useOfferRights.ts'

type AcceptOfferProps = {
  quote: Quote
  account: Account
  /** Binding was asked for already, or done: what is left is to confirm the application. */
  requested: boolean
  /** What stands against it; the page keeps it, since the offer may not be on any more by what was found. */
  refusal: unknown
  onRefusal: (refusal: unknown) => void
}

/**
 * Vouches for what the page says, confirms the application and requests to bind. What was vouched for stays so; a price that
 * changed since it was shown is shown anew before it counts.
 */
export const AcceptOffer = ({ quote, account, requested, refusal, onRefusal }: AcceptOfferProps) => {
  const { t } = useTranslation('quote')
  const rights = useOfferRights(quote)
  const lack = useLack()
  const verify = useCommand(verifyAccountByAgent, { invalidates: [getAccount] })
  const attest = useCommand(attestQuote, { invalidates: [getQuote] })
  const request = useCommand(updateQuote, { invalidates: [getQuote] })
  const price = useShownPrice(quote)
  const [vouched, setVouched] = useState(false)
  const [made, setMade] = useState<readonly string[]>([])
  const { isVerifiedByAgent, verifiedDate } = account
  const { declarations = [] } = quote
  const stated = declarations.filter(({ title }) => made.includes(title))
  const vouch = () => {
    onRefusal(undefined)
    setVouched(true)
    verify
      .mutateAsync({ params: { accountId: quote.accountId }, body: firmographicsOf(account) })
      .catch(saying(t('offer.verifyFailed')))
      .catch(onRefusal)
      .finally(() => setVouched(false))
  }
  const mayAttest = rights.attest && quote.attested?.outdated !== false
  const acceptHint = rights.reviews ? 'offer.reviewHint' : 'offer.acceptHint'
  const hint = requested ? (mayAttest ? 'offer.attestHint' : 'offer.sent') : acceptHint
  const notNow =
    requested && !mayAttest
      ? t('offer.sent', { agency: quote.agencyName })
      : isVerifiedByAgent
        ? mayAttest && stated.length < declarations.length
          ? t('sign.notNow.declared')
          : undefined
        : t('offer.verifyFirst')
  const attested = () =>
    attest
      .mutateAsync({
        params: { quoteId: quote.id },
        body: { application: quote.application, declarations: statedOf(stated) },
      })
      .catch(saying(t('offer.attestFailed')))
  const accept = async () => {
    onRefusal(undefined)
    try {
      if (mayAttest) await attested()
      if (requested) {
        toast.success(t('offer.confirmed'))
        return
      }
      await request
        .mutateAsync({
          params: { quoteId: quote.id },
          body: { ...knownCustomer(quote, account), shownTotalPremium: price.total },
        })
        .catch(saying(t('bindRequest.failed')))
      toast.success(t('offer.sent', { agency: quote.agencyName }))
    } catch (error) {
      if (!price.heed(error)) onRefusal(error)
    }
  }
  return (
    <Box component="section" aria-label={t('offer.accept')} sx={{ display: 'grid', gap: 1.5 }}>
      {refusal !== undefined && <ProblemPanel error={refusal} />}
      {price.before !== undefined && <ShownPrice total={price.total} before={price.before} cause={price.cause} />}
      <FormControlLabel
        sx={{ alignItems: 'flex-start', ml: -1, mr: 0, '& .MuiFormControlLabel-label': { pt: 0.75 } }}
        label={t('offer.verify', { company: quote.companyName })}
        control={
          <WhyNot
            reason={
              isVerifiedByAgent
                ? t('offer.verifiedAlready')
                : (whileBusy(vouched) ?? (rights.verify ? undefined : lack('account:update')))
            }
          >
            <Checkbox size="small" checked={isVerifiedByAgent || vouched} onChange={vouch} />
          </WhyNot>
        }
      />
      {isVerifiedByAgent && verifiedDate && (
        <Typography variant="caption" color="text.secondary" sx={{ mt: -1.5 }}>
          {t('offer.verified', { date: date(verifiedDate) })}
        </Typography>
      )}
      {mayAttest && <Declarations declarations={declarations} made={made} onMade={setMade} />}
      <WhyNot reason={notNow}>
        <Button
          variant="contained"
          size="large"
          fullWidth
          loading={attest.isPending || request.isPending}
          onClick={() => void accept()}
        >
          {t(requested && mayAttest ? 'offer.attest' : 'bindRequest.submit')}
        </Button>
      </WhyNot>
      <Typography variant="body2" color="text.secondary">
        {t(hint, {
          agency: quote.agencyName,
          company: quote.companyName,
        })}
      </Typography>
      {requested && rights.attest && quote.applicationStatus !== 'SIGNED' && (
        <Button component={Link} to={rights.signPath(quote)} variant="outlined" fullWidth>
          {t('offer.sign')}
        </Button>
      )}
      {quote.attested?.outdated === false && (
        <Typography variant="body2" color="text.secondary">
          {t('offer.attested', { name: quote.attested.name, at: dateTime(quote.attested.at) })}
        </Typography>
      )}
    </Box>
  )
}
