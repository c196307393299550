import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listCarrierBalances } from '#shared/contracts/billing/carrierBalances.ts'
import { prepareCarrierRemittance } from '#shared/contracts/billing/carrierRemittances.ts'
import { monthOf, monthsUpTo } from '#shared/domain/calendar/months.ts'
import { monthBefore } from '#shared/domain/ledger/periods.ts'
import { line } from '#shared/domain/text/text.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { exactMoney } from '#web/i18n/format.ts'
import { monthText } from '#web/i18n/monthText.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { toast } from '#web/ui/toast.ts'
import { remittanceReads } from '../parts/remittances/remittanceReads.ts'

const Data = z.object({ carrierId: line(60).optional() })

/** So many months can be chosen, the present one among them. */
const offered = 12

/** Prepares to pay a carrier what is due to it through a month; somebody else decides. */
export const PrepareCarrierRemittanceDialog = ({
  carrierId,
  onClose,
}: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('billing')
  const prepare = useCommand(prepareCarrierRemittance, { invalidates: remittanceReads })
  const { data: balances, isPending, fetchStatus } = useOperation(listCarrierBalances, {})
  if (isPending && fetchStatus !== 'idle') return null
  const present = monthOf(todayHere())
  const of = balances?.find((each) => each.carrierId === carrierId)
  return (
    <FormDialog
      title={t('carrierRemittances.prepare.title')}
      submitLabel={t('carrierRemittances.prepare.submit')}
      width="xs"
      schema={prepareCarrierRemittance.body}
      defaultValues={{ carrierId: carrierId ?? balances?.[0]?.carrierId ?? '', month: monthBefore(present) }}
      onClose={onClose}
      onSubmit={async (body) => {
        await prepare.mutateAsync({ body })
        toast.success(t('carrierRemittances.prepare.done'))
      }}
    >
      {of && (
        <Typography>
          {of.due > 0
            ? t('carrierRemittances.prepare.due', { amount: exactMoney(of.due), carrier: of.carrierName })
            : t('carrierRemittances.prepare.none', { carrier: of.carrierName })}
        </Typography>
      )}
      <Typography color="text.secondary">{t('carrierRemittances.prepare.hint')}</Typography>
      <SelectField
        name="carrierId"
        label={t('carrierRemittances.prepare.carrier')}
        options={(balances ?? []).map((each) => ({ value: each.carrierId, label: each.carrierName }))}
      />
      <SelectField
        name="month"
        label={t('carrierRemittances.prepare.month')}
        options={monthsUpTo(present, offered)
          .toReversed()
          .map((value) => ({ value, label: monthText(value) }))}
      />
      <Typography color="text.secondary">{t('carrierRemittances.prepare.second')}</Typography>
    </FormDialog>
  )
}

export default hosted(Data, PrepareCarrierRemittanceDialog)
