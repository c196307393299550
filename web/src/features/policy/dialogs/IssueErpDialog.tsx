import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  getErpEligibility,
  getErpPremium,
  issueErp,
  listErpOptions,
} from '#shared/contracts/policy/extendedReporting.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { type ErpOption, erpOptions } from '#shared/domain/rating/rateBook.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { date, exactMoney, percent } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'
import { useAskAgain } from '../parts/useAskAgain.ts'

const Schema = issueErp.body.pick({ option: true })

const nameOf = (id: Parameters<typeof coverageById>[0]): string => {
  const coverage = coverageById(id)
  return coverage ? inRegion(coverage.name, region.code) : String(id)
}

type PriceProps = {
  policyId: PolicyDialogProps['policy']['id']
  option: ErpOption
  /** Told what is shown to be paid for it; undefined while nothing is. */
  onShown: (total: MinorUnits | undefined) => void
}

/** What an option costs, and for which coverages claims are taken by it. */
const Price = ({ policyId, option, onShown }: PriceProps) => {
  const { t } = useTranslation('policy')
  const { data, error, isFetching, refetch } = useOperation(getErpPremium, { params: { policyId }, query: { option } })
  const shown = isFetching ? undefined : data
  useEffect(() => onShown(shown?.total), [shown?.total, onShown])
  if (error && !isFetching) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (shown === undefined) return <TextSkeleton lines={6} />
  return (
    <KeyValueList
      columns={1}
      layout="row"
      items={[
        ...shown.coverages.map(({ coverageId, premium }) => ({
          label: nameOf(coverageId),
          value: exactMoney(premium),
        })),
        { label: t('price.premium'), value: exactMoney(shown.premium) },
        { label: t('change.taxes'), value: exactMoney(shown.total - shown.premium) },
        { label: t('price.total'), value: <b>{exactMoney(shown.total)}</b> },
        { label: t('erp.last'), value: date(shown.until) },
      ]}
    />
  )
}

const Extend = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const params = { policyId: policy.id }
  const issue = useCommand(issueErp, { invalidates: policyReads })
  const options = useOperation(listErpOptions, { params })
  const eligibility = useOperation(getErpEligibility, { params })
  const askAgain = useAskAgain(getErpPremium)
  const [expectedTotal, setExpectedTotal] = useState<MinorUnits>()
  return (
    <FormDialog
      title={t('erp.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('erp.submit')}
      width="sm"
      schema={Schema}
      // What is confirmed is what is shown.
      blocked={expectedTotal === undefined}
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
            <Typography>{t('erp.question', { company: policy.companyName })}</Typography>
            {eligibility.data?.reason !== undefined && (
              <Typography color="error">{t('erp.not', { why: eligibility.data.reason })}</Typography>
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
            {option !== undefined && <Price policyId={policy.id} option={option} onShown={setExpectedTotal} />}
          </>
        )
      }}
    </FormDialog>
  )
}

/** Extends the reporting of a policy that has ended, at the price that is shown. */
export const IssueErpDialog = policyDialog(Extend)

export default IssueErpDialog
