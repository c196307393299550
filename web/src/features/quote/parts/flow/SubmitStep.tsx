import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Account } from '#shared/contracts/account/account.ts'
import { getAccountCart } from '#shared/contracts/quote/cart.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { contactOf } from '#web/records/account/contactOf.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import * as quoteDialogs from '../../dialogs.ts'
import { CartTable } from '../cart/CartTable.tsx'
import { useCart } from '../cart/useCart.ts'
import { AccountLicensing } from './AccountLicensing.tsx'

type SubmitStepProps = {
  account: Account
  /** For whom staff ask, where the account is nobody's yet. */
  agencyId: string | undefined
  quotePath: string
  holderPath: string
}

/** What is going to be requested: the variations, who may sell them, what is still open. */
export const SubmitStep = ({ account, agencyId, quotePath, holderPath }: SubmitStepProps) => {
  const { t } = useTranslation('quote')
  const may = useMay()
  const { open } = useDialogs()
  const asked = agencyId === undefined ? {} : { agencyId: AgencyId.parse(agencyId) }
  const cart = useOperation(getAccountCart, { params: { accountId: account.id }, query: asked }, { staleTime: 0 })
  const quotes = cart.data?.content ?? []
  const { table } = useCart({ quotes, agencyId })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Panel title={t('cart.title')}>
        {cart.error && <ProblemPanel error={cart.error} title={t('cart.failed')} onRetry={() => void cart.refetch()} />}
        {!cart.data && !cart.error && <TextSkeleton lines={4} />}
        {cart.data && quotes.length === 0 && (
          <EmptyState
            title={t('cart.empty')}
            hint={t('cart.emptyHint')}
            action={
              <Button component={Link} to={quotePath} variant="contained">
                {t('flow.toPrice')}
              </Button>
            }
          />
        )}
        {quotes.length > 0 && (
          <>
            <CartTable {...table} />
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
              {may('quote:request') && (
                <WhyNot reason={table.ticked.size === 0 ? t('cart.tickFirst') : undefined}>
                  <Button
                    variant="contained"
                    size="large"
                    onClick={() =>
                      open(quoteDialogs.requestCartQuotes, {
                        accountId: account.id,
                        quoteIds: [...table.ticked],
                        ...(agencyId === undefined ? {} : { agencyId }),
                      })
                    }
                  >
                    {table.ticked.size === 0 ? t('cart.requestNone') : t('cart.request', { count: table.ticked.size })}
                  </Button>
                </WhyNot>
              )}
            </Box>
          </>
        )}
      </Panel>
      <AccountLicensing accountId={account.id} agencyId={agencyId} onlyTrouble />
      {contactOf(account) === undefined && (
        <Panel dense title={t('flow.noHolder')}>
          <Button component={Link} to={holderPath} size="small" variant="outlined">
            {t('flow.addHolder')}
          </Button>
        </Panel>
      )}
    </Box>
  )
}
