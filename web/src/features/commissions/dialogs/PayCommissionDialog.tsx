import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getCommissionAccount } from '#shared/contracts/commissions/account.ts'
import { getCommissionToken, payCommission } from '#shared/contracts/commissions/payments.ts'
import { aloneUpTo } from '#shared/domain/billing/refundAuthority.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { money } from '#web/i18n/format.ts'
import { unlessShown } from '#web/ui/notNow.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountAwaited } from '../parts/AccountAwaited.tsx'
import { commissionReads } from '../parts/commissionReads.ts'

const Data = z.object({ agencyId: AgencyId })

const Entered = payCommission.body.pick({ commissionsAmount: true, description: true })

/**
 * Pays commission that is due: its button waits for the token of the payment. What waits for a second person is filled in
 * as it was asked for; who applies the very same makes it.
 */
export const PayCommissionDialog = ({ agencyId, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('commissions')
  const account = useOperation(getCommissionAccount, { params: { agencyId } })
  const token = useOperation(getCommissionToken, { params: { agencyId } }, { staleTime: 0 })
  const pay = useCommand(payCommission, { invalidates: commissionReads })
  const { data } = account
  if (data === undefined) return <AccountAwaited title={t('pay.title')} account={account} onClose={onClose} />
  const { ach, agencyName: agency, currency, due, open } = data
  const offered = open?.amount ?? due
  return (
    <FormDialog
      title={t('pay.title')}
      submitLabel={t('pay.submit')}
      width="xs"
      schema={Entered}
      defaultValues={{
        ...(offered >= 100 && { commissionsAmount: offered }),
        description: open?.description ?? '',
      }}
      notNow={unlessShown(token.data !== undefined)}
      onClose={onClose}
      onSubmit={async (entered) => {
        const { status } = await pay
          .mutateAsync({ body: { agencyId, ...entered, token: token.data?.data.token ?? '' } })
          .catch(orSay(t('pay.failed')))
        toast.success(t(status === 'REQUESTED' ? 'pay.requested' : 'pay.done'))
      }}
    >
      <Typography>{t('pay.due', { agency, amount: money(due) })}</Typography>
      {ach && (
        <Typography color="text.secondary">{t('pay.to', { bank: ach.bankName, last4: ach.accountLast4 })}</Typography>
      )}
      {token.error && <ProblemPanel error={token.error} onRetry={() => void token.refetch()} />}
      <MoneyField name="commissionsAmount" label={t('pay.amount')} units="minor" />
      <TextField name="description" label={t('pay.description')} />
      <Typography variant="body2" color="text.secondary">
        {open?.status === 'REQUESTED'
          ? t('pay.waits', { name: open.requested.name })
          : t('pay.second', { limit: money(aloneUpTo[currency]) })}
      </Typography>
    </FormDialog>
  )
}

export default hosted(Data, PayCommissionDialog)
