import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import {
  getErpEligibility,
  getErpPremium,
  issueErp,
  listErpOptions,
} from '#shared/contracts/policy/extendedReporting.ts'
import { dunningDays } from '#shared/domain/billing/dunning.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { erpFreeLookOf } from '#shared/domain/policy/erpFreeLook.ts'
import { type ErpOption, erpOptions } from '#shared/domain/rating/rateBook.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { date, percent } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { unlessShown } from '#web/ui/notNow.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { MoneyPanel, ToldTo } from '../parts/MoneyPanel.tsx'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'
import { useAskAgain } from '../parts/useAskAgain.ts'

const Schema = issueErp.body.pick({ option: true })

type Money = ResponseOf<typeof getErpPremium>

/** What an option costs, for which coverages claims are taken by it and until when, and who is told. */
const Price = ({ money }: { money: Money }) => {
  const { t } = useTranslation('policy')
  return (
    <>
      <MoneyPanel preview={money} />
      <KeyValueList columns={1} layout="row" items={[{ label: t('erp.last'), value: date(money.until) }]} />
      <ToldTo to={money.toldTo} />
    </>
  )
}

/** The price of the option that is chosen; what is confirmed is what is shown. */
const ShownPrice = ({
  policyId,
  option,
  onShown,
}: {
  policyId: PolicyDialogProps['policy']['id']
  option: ErpOption
  onShown: (total: MinorUnits | undefined) => void
}) => {
  const price = useOperation(getErpPremium, { params: { policyId }, query: { option } })
  const shown = price.isFetching ? undefined : price.data
  useEffect(() => onShown(shown?.total), [shown?.total, onShown])
  if (price.error && !price.isFetching) return <ProblemPanel error={price.error} onRetry={() => void price.refetch()} />
  return shown === undefined ? <TextSkeleton lines={6} /> : <Price money={shown} />
}

const Extend = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const params = { policyId: policy.id }
  const issue = useCommand(issueErp, { invalidates: policyReads })
  const options = useOperation(listErpOptions, { params })
  const eligibility = useOperation(getErpEligibility, { params })
  const askAgain = useAskAgain(getErpPremium)
  const [expectedTotal, setExpectedTotal] = useState<number>()
  return (
    <FormDialog
      title={t('erp.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('erp.submit')}
      width="sm"
      schema={Schema}
      // What is confirmed is what is shown.
      notNow={unlessShown(expectedTotal !== undefined)}
      onClose={onClose}
      onProblem={askAgain}
      onSubmit={async ({ option }) => {
        await issue.mutateAsync({ params, body: { option, expectedTotal } })
        toast.success(t('erp.done'))
      }}
    >
      {(form) => {
        const option = erpOptions.find((each) => each === form.watch('option'))
        return (
          <>
            <Typography>
              {t('erp.question', {
                company: policy.companyName,
                days: erpFreeLookOf(region.code).days,
                unpaidDays: dunningDays[region.code],
              })}
            </Typography>
            {eligibility.data?.reason !== undefined && (
              <Typography color="error">{t('erp.not', { why: eligibility.data.reason })}</Typography>
            )}
            {eligibility.data?.eligible && eligibility.data.until !== undefined && (
              <Typography variant="body2" color="text.secondary">
                {t('erp.window', { day: date(eligibility.data.until), source: eligibility.data.source })}
              </Typography>
            )}
            <SelectField
              name="option"
              label={t('erp.option')}
              options={(options.data ?? []).map(({ option: value, months, factor }) => ({
                value,
                label: t('erp.months', { count: months }),
                hint: t('erp.factor', { share: percent(factor) }),
              }))}
            />
            {option !== undefined && <ShownPrice policyId={policy.id} option={option} onShown={setExpectedTotal} />}
          </>
        )
      }}
    </FormDialog>
  )
}

/** Extends the reporting of a policy that has ended, at the price that is shown. */
export const IssueErpDialog = policyDialog(Extend)

export default IssueErpDialog
