import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { calculateInstallment, createPremiumFinance } from '#shared/contracts/billing/finance.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { NumberField } from '#web/forms/NumberField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { useRested } from '#web/forms/useRested.ts'
import { exactMoney, money } from '#web/i18n/format.ts'
import { unlessShown } from '#web/ui/notNow.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { paymentReads } from '../parts/paymentReads.ts'

const Data = z.object({ policyId: PolicyId })

const Terms = createPremiumFinance.body.pick({
  financerName: true,
  customerEmail: true,
  downPayment: true,
  apr: true,
  numberOfInstallments: true,
})

/** How long terms rest before their instalment is asked for (ms; quoting-and-servicing, section 9). */
const rest = 1000

/** Asks for the instalment of the terms once they have rested; undefined until it is there. */
const Instalment = ({ total, onKnown }: { total: number; onKnown: (amount: number | undefined) => void }) => {
  const { t } = useTranslation('billing')
  const { control } = useFormContext<z.input<typeof Terms>>()
  const [downPayment, apr, count] = useWatch({ control, name: ['downPayment', 'apr', 'numberOfInstallments'] })
  const isKnown = Number.isInteger(downPayment)
  const terms = calculateInstallment.body.safeParse({
    apr,
    financedAmount: isKnown ? total - downPayment : undefined,
    numberOfInstallments: count,
  })
  const asked = JSON.stringify(terms.data ?? {})
  const hasRested = useRested(asked, rest) === asked
  const answer = useOperation(calculateInstallment, hasRested && terms.success ? { body: terms.data } : null)
  const amount = answer.data?.installmentAmount
  useEffect(() => onKnown(amount), [amount, onKnown])
  const facts = [
    [t('financer.financed'), isKnown ? exactMoney(total - downPayment) : '–'],
    [t('financer.installment'), amount === undefined ? '–' : exactMoney(amount)],
  ]
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }} aria-live="polite">
        {facts.map(([label, value]) => (
          <Box key={label}>
            <Typography variant="caption" color="text.secondary" component="div">
              {label}
            </Typography>
            <Typography className="tabular">{value}</Typography>
          </Box>
        ))}
      </Box>
      {answer.error && <ProblemPanel error={answer.error} onRetry={() => void answer.refetch()} />}
    </>
  )
}

const Add = ({ policy, due, onClose }: { policy: Policy; due: number; onClose: () => void }) => {
  const { t } = useTranslation('billing')
  const add = useCommand(createPremiumFinance, { invalidates: paymentReads })
  const [installmentAmount, setInstallmentAmount] = useState<number>()
  return (
    <FormDialog
      title={t('financer.title')}
      submitLabel={t('financer.submit')}
      schema={Terms}
      defaultValues={{ financerName: '', customerEmail: policy.customerEmail ?? '' }}
      notNow={unlessShown(installmentAmount !== undefined)}
      onClose={onClose}
      onSubmit={async (terms) => {
        if (installmentAmount === undefined) return
        await add
          .mutateAsync({
            body: {
              ...terms,
              policyId: PolicyId.parse(policy.id),
              accountId: policy.accountId,
              totalPremium: due,
              amountFinanced: due - terms.downPayment,
              installmentAmount,
            },
          })
          .catch(orSay(t('transaction.failed')))
        toast.success(t('financer.done'))
      }}
    >
      <Typography color="text.secondary">{t('financer.hint', { amount: money(due) })}</Typography>
      <TextField name="financerName" label={t('financer.name')} autoComplete="off" autoFocus />
      <TextField name="customerEmail" type="email" label={t('financer.email')} autoComplete="off" />
      <MoneyField name="downPayment" label={t('financer.downPayment')} units="minor" />
      <NumberField name="apr" label={t('financer.apr')} decimals={3} suffix="%" />
      <NumberField name="numberOfInstallments" label={t('financer.count')} />
      <Instalment total={due} onKnown={setInstallmentAmount} />
    </FormDialog>
  )
}

/** Adds the financer of a policy's premium by hand. */
export const CreatePremiumFinanceDialog = ({ policyId, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('billing')
  const policy = useOperation(getPolicy, { params: { policyId }, query: {} })
  const payment = useOperation(getPayment, { params: { policyId } })
  if (policy.data && payment.data) return <Add policy={policy.data} due={payment.data.dueAmount} onClose={onClose} />
  const error = policy.error ?? payment.error
  return (
    <DialogFrame title={t('financer.title')} onClose={onClose}>
      <DialogContent>{error ? <ProblemPanel error={error} /> : <FormSkeleton />}</DialogContent>
    </DialogFrame>
  )
}

export default hosted(Data, CreatePremiumFinanceDialog)
