import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import { reasonsNotToQuote } from '#shared/domain/account/eligibility.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { region } from '#web/i18n/region.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import * as accountDialogs from '../dialogs.ts'
import { useRequestQuote } from './useRequestQuote.ts'

/**
 * The account's primary action. Which product is asked where the region has several; an account without a policy holder
 * is asked for one on the way.
 */
export const RequestQuoteButton = ({ account }: { account: Account }) => {
  const { t } = useTranslation('account')
  const may = useMay()
  const persona = usePersona()
  const { open } = useDialogs()
  const requestQuote = useRequestQuote()
  const [only, ...others] = region.products
  const [reason] = reasonsNotToQuote(account)
  if (!may('quote:create') || persona === 'CUSTOMER') return null
  return (
    <WhyNot reason={reason?.message}>
      <Button
        variant="contained"
        aria-haspopup={others.length > 0 ? 'dialog' : undefined}
        onClick={() =>
          others.length === 0 && only
            ? requestQuote(account, only)
            : open(accountDialogs.chooseProduct, { accountId: account.id })
        }
      >
        {t('requestQuote')}
      </Button>
    </WhyNot>
  )
}
