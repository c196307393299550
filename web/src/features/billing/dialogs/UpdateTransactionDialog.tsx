import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { Transaction } from '#shared/contracts/billing/transaction.ts'
import { searchTransactions, updateTransaction } from '#shared/contracts/billing/transactions.ts'
import { correctableOf, isProcessorMethod } from '#shared/domain/billing/transactions.ts'
import { PolicyId, TransactionId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { date, exactMoney } from '#web/i18n/format.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { paymentReads } from '../parts/paymentReads.ts'

const Data = z.object({ policyId: PolicyId, id: TransactionId })

/** How what cannot be corrected here is put right. */
const otherwiseOf = ({ status, paymentMethod }: Transaction) =>
  isProcessorMethod(paymentMethod) ? 'processors' : status === 'Paid' ? 'posted' : 'didNotCome'

const asOptions = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value, label: value }))

const Update = ({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) => {
  const { t } = useTranslation(['billing', 'records'])
  const update = useCommand(updateTransaction, { invalidates: paymentReads })
  const {
    id,
    transactionId,
    invoiceNumber,
    status,
    paymentDate,
    paymentMethod,
    processorName,
    amountPaid,
    paymentDesc,
  } = transaction
  const { day, methods, statuses } = correctableOf(transaction)
  const kept: Readonly<Record<string, string>> = {
    amountPaid: t('transaction.amountPaid'),
    invoiceNumber: t('transaction.invoiceNumber'),
    paymentDate: t('transaction.paymentDate'),
    status: t('transaction.status'),
    transactionId: t('transaction.transactionId'),
  }
  return (
    <FormDialog
      title={t('transaction.title')}
      submitLabel={t('transaction.submit')}
      needsChange
      schema={updateTransaction.body}
      defaultValues={{
        id,
        transactionId,
        invoiceNumber,
        status,
        paymentDate,
        paymentMethod,
        processorName,
        amountPaid,
        paymentDesc,
      }}
      words={(path) => kept[path]}
      onClose={onClose}
      onSubmit={async (body) => {
        await update.mutateAsync({ body }).catch(orSay(t('transaction.failed')))
        toast.success(t('transaction.done'))
      }}
    >
      {(form) => {
        const [saidStatus, saidDay] = form.watch(['status', 'paymentDate'])
        return (
          <>
            <KeyValueList
              items={[
                { label: t('transaction.amountPaid'), value: exactMoney(amountPaid) },
                { label: t('transaction.invoiceNumber'), value: invoiceNumber },
                { label: t('transaction.transactionId'), value: transactionId },
                ...(day
                  ? []
                  : [
                      { label: t('transaction.paymentDate'), value: date(paymentDate) },
                      { label: t('transaction.status'), value: status },
                    ]),
              ]}
            />
            <Typography variant="body2" color="text.secondary">
              {t(`transaction.otherwise.${otherwiseOf(transaction)}`)}
            </Typography>
            {day && (
              <>
                <SelectField
                  name="status"
                  label={t('transaction.status')}
                  hint={t('transaction.statusHint')}
                  options={asOptions(statuses)}
                  notNow={saidDay === paymentDate ? undefined : t('transaction.oneOnly')}
                />
                <DateField
                  name="paymentDate"
                  label={t('transaction.paymentDate')}
                  hint={t('transaction.paymentDateHint')}
                  max={todayHere()}
                  notNow={saidStatus === status ? undefined : t('transaction.oneOnly')}
                />
              </>
            )}
            <SelectField
              name="paymentMethod"
              label={t('transaction.paymentMethod')}
              options={methods.map((value) => ({ value, label: t(`records:paymentMethods.${value}`) }))}
            />
            <TextField name="processorName" label={t('transaction.processorName')} />
            <TextField name="paymentDesc" label={t('transaction.paymentDesc')} rows={2} maxLength={500} optional />
          </>
        )
      }}
    </FormDialog>
  )
}

/** Corrects what can be corrected of a payment and says how the rest is put right; a check or wire that did not arrive is made void or failed. */
export const UpdateTransactionDialog = ({ policyId, id, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('billing')
  const payments = useOperation(searchTransactions, { query: { policyId, size: 100 } })
  const transaction = payments.data?.hits.find((each) => each.id === id)
  if (transaction !== undefined) return <Update transaction={transaction} onClose={onClose} />
  return (
    <DialogFrame title={t('transaction.title')} onClose={onClose}>
      <DialogContent>
        {payments.error ? (
          <ProblemPanel error={payments.error} onRetry={() => void payments.refetch()} />
        ) : payments.isPending ? (
          <FormSkeleton />
        ) : (
          <EmptyState title={t('transaction.none')} hint={t('transaction.noneHint')} />
        )}
      </DialogContent>
    </DialogFrame>
  )
}

export default hosted(Data, UpdateTransactionDialog)
