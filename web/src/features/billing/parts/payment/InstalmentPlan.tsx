import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  acceptPremiumFinance,
  createFinanceQuote,
  getFinancingAvailability,
} from '#shared/contracts/billing/finance.ts'
import type { FinanceQuote } from '#shared/contracts/billing/invoiceRecord.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { disaffirmDays, payInFullDays } from '#shared/domain/billing/instalments.ts'
import { lateFeeRuleOf } from '#shared/domain/billing/lateFee.ts'
import { orSay } from '#web/api/orSay.ts'
import { useSession } from '#web/api/session.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import { Form } from '#web/forms/Form.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { money } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { signatureForm } from '../../forms/signatureForm.ts'
import { PlanFigures } from './PlanFigures.tsx'
import { PlanSchedule } from './PlanSchedule.tsx'
import type { Payment } from './payment.ts'

const SignPlan = ({ plan, policy }: { plan: FinanceQuote; policy: Policy }) => {
  const { t } = useTranslation('billing')
  const accept = useCommand(acceptPremiumFinance, { invalidates: [getPayment, getFinancingAvailability] })
  const schema = useMemo(() => signatureForm(t('plan.agreeFirst')), [t])
  const form = useSchemaForm(schema, { signature: '', email: policy.customerEmail ?? '' })
  return (
    <Form
      form={form}
      spacing={2}
      onSubmit={async ({ signature, email }) => {
        await accept
          .mutateAsync({
            body: {
              policyId: policy.id,
              FinanceQuoteNumber: plan.FinanceQuoteNumber,
              AmountFinanced: plan.AmountFinanced,
              APR: plan.APR,
              NumberOfInstallments: plan.NumberOfInstallments,
              DownPayment: plan.DownPayment,
              InstallmentAmount: plan.InstallmentAmount,
              email,
              signature,
              productType: policy.productType,
            },
          })
          .catch(orSay(t('plan.failed')))
        toast.success(t('plan.accepted'))
      }}
    >
      <TextField name="signature" label={t('plan.signature')} hint={t('plan.signatureHint')} autoComplete="name" />
      <TextField name="email" type="email" label={t('plan.email')} autoComplete="email" />
      <CheckboxField name="agreed" label={t('plan.agree', { disaffirm: disaffirmDays, inFull: payInFullDays })} />
      <Button type="submit" variant="contained" size="large" fullWidth loading={form.formState.isSubmitting}>
        {t('plan.accept')}
      </Button>
    </Form>
  )
}

/** The plan by which the policy is paid in parts, and the signature that makes it hold. */
export const InstalmentPlan = ({ policy, payment }: { policy: Policy; payment: Payment }) => {
  const { t } = useTranslation('billing')
  // Who came by the payment link acts for the insured.
  const isInsured = (useSession()?.claims.accountType ?? 'CUSTOMER') === 'CUSTOMER'
  const { mutate, data: plan, error } = useCommand(createFinanceQuote)
  const { policyNumber, agencyName, agentEmail, agentPhone } = policy
  const taxes = policy.taxes.reduce((sum, { amount }) => sum + amount, 0)
  const premium = payment.dueAmount - taxes
  // The plan is made when this is opened, and anew when the amount changes.
  const make = useCallback(
    () =>
      mutate({
        body: {
          policyNumber,
          premium,
          taxes,
          term: 12,
          agencyName,
          ...(agentEmail ? { agencyEmail: agentEmail } : {}),
          ...(agentPhone ? { agencyPhone: agentPhone } : {}),
        },
      }),
    [mutate, policyNumber, premium, taxes, agencyName, agentEmail, agentPhone],
  )
  useEffect(make, [make])
  const rule = lateFeeRuleOf({ region: region.code, state: policy.firmographicData.state })
  const late =
    rule === undefined
      ? t('plan.noLateFee')
      : t(rule.least > 0 ? 'plan.lateFeeLeast' : 'plan.lateFee', {
          days: rule.graceDays,
          percent: Math.round(rule.rate * 100),
          least: money(rule.least),
          most: money(rule.most),
          source: rule.source,
        })
  if (error) return <ProblemPanel title={t('plan.notMade')} error={error} onRetry={make} />
  if (!plan) return <TextSkeleton lines={7} />
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <PlanFigures plan={plan} />
      <PlanSchedule plan={plan} />
      <Typography variant="body2" color="text.secondary">
        {t('plan.terms', { disaffirm: disaffirmDays, inFull: payInFullDays })} {late}
      </Typography>
      {isInsured ? <SignPlan plan={plan} policy={policy} /> : <Alert severity="info">{t('plan.insuredSigns')}</Alert>}
    </Box>
  )
}
