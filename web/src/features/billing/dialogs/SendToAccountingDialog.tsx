import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { sendToAccounting } from '#shared/contracts/billing/accounting.ts'
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
import { PhoneField } from '#web/forms/PhoneField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { date, money } from '#web/i18n/format.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import type { Payment } from '../parts/payment/payment.ts'

const Data = z.object({
  policyId: PolicyId,
  /** The policy holder gets it; without it one names somebody else. */
  to: z.literal('holder').optional(),
})

const Recipient = sendToAccounting.body.pick({ firstName: true, lastName: true, email: true, phone: true })
const nobody = { firstName: '', lastName: '', email: '', phone: '' }

type SendProps = { policy: Policy; payment: Payment; toHolder: boolean; onClose: () => void }

const Send = ({ policy, payment, toHolder, onClose }: SendProps) => {
  const { t } = useTranslation(['billing', 'common'])
  const send = useCommand(sendToAccounting)
  const [sentTo, setSentTo] = useState<string>()
  const sent = useRef(false)
  if (sentTo !== undefined)
    return (
      <DialogFrame title={t('send.sentTitle')} width="xs" onClose={onClose}>
        <DialogContent>{t('send.sentText', { email: sentTo })}</DialogContent>
        <DialogActions>
          <Button variant="contained" autoFocus onClick={onClose}>
            {t('common:close')}
          </Button>
        </DialogActions>
      </DialogFrame>
    )
  const asked = payment.instalment ?? { amount: payment.dueAmount, dueDate: payment.dueDate }
  const holder = {
    firstName: policy.customerFirstName ?? '',
    lastName: policy.customerLastName ?? '',
    email: policy.customerEmail ?? '',
    phone: policy.customerPhone ?? '',
  }
  return (
    <FormDialog
      title={t(toHolder ? 'send.holderTitle' : 'send.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('send.submit')}
      schema={Recipient}
      defaultValues={toHolder ? holder : nobody}
      onClose={() => {
        // Sent: the confirmation takes the form's place.
        if (!sent.current) onClose()
      }}
      onSubmit={async (recipient) => {
        await send
          .mutateAsync({
            body: {
              ...recipient,
              policyNumber: policy.policyNumber,
              policyId: policy.id,
              amount: asked.amount,
              customerEmail: policy.customerEmail ?? recipient.email,
            },
          })
          .catch(orSay(t('payment.failed')))
        sent.current = true
        setSentTo(recipient.email)
      }}
    >
      <Typography color="text.secondary">
        {t('send.hint', { amount: money(asked.amount), date: date(asked.dueDate) })}
      </Typography>
      <TextField name="firstName" label={t('send.firstName')} autoComplete="off" autoFocus />
      <TextField name="lastName" label={t('send.lastName')} autoComplete="off" />
      <TextField name="email" type="email" label={t('send.email')} autoComplete="off" />
      <PhoneField name="phone" label={t('send.phone')} hint={t('send.phoneHint')} />
    </FormDialog>
  )
}

/** Mails somebody the link to pay a policy: who keeps the books, or the policy holder again. */
export const SendToAccountingDialog = ({ policyId, to, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('billing')
  const policy = useOperation(getPolicy, { params: { policyId }, query: {} })
  const payment = useOperation(getPayment, { params: { policyId } })
  if (policy.data && payment.data)
    return <Send policy={policy.data} payment={payment.data} toHolder={to === 'holder'} onClose={onClose} />
  const error = policy.error ?? payment.error
  return (
    <DialogFrame title={t('send.loading')} onClose={onClose}>
      <DialogContent>{error ? <ProblemPanel error={error} /> : <FormSkeleton />}</DialogContent>
    </DialogFrame>
  )
}

export default hosted(Data, SendToAccountingDialog)
