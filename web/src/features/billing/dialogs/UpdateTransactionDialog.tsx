import DialogContent from '@mui/material/DialogContent'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { Transaction } from '#shared/contracts/billing/transaction.ts'
import { searchTransactions, updateTransaction } from '#shared/contracts/billing/transactions.ts'
import { paymentMethods, transactionStatuses } from '#shared/domain/billing/transactions.ts'
import { PolicyId, TransactionId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { today } from '#web/forms/dayText.ts'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { paymentReads } from '../parts/paymentReads.ts'

const Data = z.object({ policyId: PolicyId, id: TransactionId })

const Update = ({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) => {
  const { t } = useTranslation('billing')
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
      onClose={onClose}
      onSubmit={async (body) => {
        await update.mutateAsync({ body }).catch(orSay(t('transaction.failed')))
        toast.success(t('transaction.done'))
      }}
    >
      <TextField name="transactionId" label={t('transaction.transactionId')} />
      <TextField name="invoiceNumber" label={t('transaction.invoiceNumber')} />
      <SelectField
        name="status"
        label={t('transaction.status')}
        options={transactionStatuses.map((value) => ({ value, label: value }))}
      />
      <DateField
        name="paymentDate"
        label={t('transaction.paymentDate')}
        hint={t('transaction.paymentDateHint')}
        max={today()}
      />
      <SelectField
        name="paymentMethod"
        label={t('transaction.paymentMethod')}
        options={paymentMethods.map((value) => ({ value, label: value }))}
      />
      <TextField name="processorName" label={t('transaction.processorName')} />
      <MoneyField name="amountPaid" label={t('transaction.amountPaid')} units="minor" />
      <TextField name="paymentDesc" label={t('transaction.paymentDesc')} rows={2} maxLength={500} optional />
    </FormDialog>
  )
}

/** Corrects a payment; a check or wire that did not arrive is made void or failed. */
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
