import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import {
  getErpEligibility,
  getErpPremium,
  issueErp,
  listErpOptions,
} from '#shared/contracts/policy/extendedReporting.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { type ErpOption, erpOptions } from '#shared/domain/rating/rateBook.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { date, money, percent } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'

const Schema = issueErp.body.pick({ option: true })

const nameOf = (id: Parameters<typeof coverageById>[0]): string => {
  const coverage = coverageById(id)
  return coverage ? inRegion(coverage.name, region.code) : String(id)
}

/** What an option costs, and for which coverages claims are taken by it. */
const Price = ({ policyId, option }: { policyId: PolicyDialogProps['policy']['id']; option: ErpOption }) => {
  const { t } = useTranslation('policy')
  const { data, error, refetch } = useOperation(getErpPremium, { params: { policyId }, query: { option } })
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={4} />
  return (
    <KeyValueList
      columns={1}
      layout="row"
      items={[
        ...data.coverages.map(({ coverageId, premium }) => ({ label: nameOf(coverageId), value: money(premium) })),
        { label: t('price.premium'), value: money(data.premium) },
        { label: t('change.taxes'), value: money(data.total - data.premium) },
        { label: t('price.total'), value: money(data.total) },
        { label: t('erp.last'), value: date(data.until) },
      ]}
    />
  )
}

const Extend = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const params = { policyId: policy.id }
  const issue = useCommand(issueErp, { invalidates: [...policyReads, getErpEligibility] })
  const options = useOperation(listErpOptions, { params })
  const eligibility = useOperation(getErpEligibility, { params })
  const price = useCommand(getErpPremium)
  return (
    <FormDialog
      title={t('erp.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('erp.submit')}
      width="sm"
      schema={Schema}
      onClose={onClose}
      onSubmit={async ({ option }) => {
        const { total } = await price.mutateAsync({ params, query: { option } })
        await issue.mutateAsync({ params, body: { option, expectedTotal: total } })
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
            {option !== undefined && <Price policyId={policy.id} option={option} />}
          </>
        )
      }}
    </FormDialog>
  )
}

/** Extends the reporting of a policy that has ended, at the price that is shown. */
export const IssueErpDialog = policyDialog(Extend)

export default IssueErpDialog
