import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type CarriedForm, listPolicyForms } from '#shared/contracts/docs/forms.ts'
import type { PolicyId } from '#shared/domain/ids/ids.ts'
import { quotableClauses } from '#shared/domain/policy/wording/quotableClauses.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { AddIcon } from '#web/ui/icons.tsx'

/** A provision as a form begins with it. */
const none = { formNumber: '', formName: '', edition: '', clause: '', text: '' }

/** The most provisions that a position relies on. */
const most = 20

/** The most characters that are quoted of a clause. */
const mostQuoted = 4000

type ProvisionProps = { index: number; policyId: PolicyId | undefined; forms: readonly CarriedForm[] }

/** One provision: of a form that the policy carries, whose clause is picked and quoted, or typed. */
const ProvisionField = ({ index, policyId, forms }: ProvisionProps) => {
  const { t } = useTranslation('claims')
  const { setValue } = useFormContext()
  const at = `provisions.${index}`
  const picked: unknown = useWatch({ name: `${at}.formNumber` })
  const form = forms.find(({ formNumber }) => formNumber === picked)
  const read = useOperation(
    listPolicyForms,
    policyId === undefined || form?.hasWording !== true ? null : { params: { policyId }, query: { formId: form.id } },
  )
  const clauses = quotableClauses(read.data?.forms[0]?.wording ?? '')
  const fill = (values: Partial<typeof none>) => {
    for (const [field, value] of Object.entries(values))
      setValue(`${at}.${field}`, value, { shouldDirty: true, shouldValidate: true })
  }
  if (forms.length === 0)
    return (
      <>
        <TextField name={`${at}.formNumber`} label={t('provisions.form')} maxLength={40} />
        <TextField name={`${at}.clause`} label={t('provisions.clause')} maxLength={200} optional />
        <TextField name={`${at}.text`} label={t('provisions.text')} rows={4} maxLength={mostQuoted} />
      </>
    )
  return (
    <>
      <SelectField
        name={`${at}.formNumber`}
        label={t('provisions.form')}
        options={forms.map(({ formNumber, edition, name }) => ({
          value: formNumber,
          label: name,
          hint: t('provisions.numbered', { formNumber, edition }),
        }))}
        onPick={(value) => {
          const chosen = forms.find(({ formNumber }) => formNumber === value)
          fill({ formName: chosen?.name ?? '', edition: chosen?.edition ?? '', clause: '', text: '' })
        }}
      />
      {clauses.length > 0 ? (
        <SelectField
          name={`${at}.clause`}
          label={t('provisions.clause')}
          options={clauses.map(({ clause }) => ({ value: clause.slice(0, 200), label: clause }))}
          onPick={(value) => {
            const chosen = clauses.find(({ clause }) => clause.slice(0, 200) === value)
            if (chosen) fill({ text: chosen.text.slice(0, mostQuoted) })
          }}
        />
      ) : (
        <TextField name={`${at}.clause`} label={t('provisions.clause')} maxLength={200} optional />
      )}
      <TextField
        name={`${at}.text`}
        label={t('provisions.text')}
        hint={t('provisions.textHint')}
        rows={4}
        maxLength={mostQuoted}
      />
    </>
  )
}

/** The provisions that a position relies on, picked from the forms of the policy where their words are known. */
export const ProvisionFields = ({ policyId }: { policyId: PolicyId | undefined }) => {
  const { t } = useTranslation('claims')
  const { fields, append, remove } = useFieldArray({ name: 'provisions' })
  const carried = useOperation(listPolicyForms, policyId === undefined ? null : { params: { policyId }, query: {} })
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h4" component="h3">
        {t('provisions.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('provisions.about')}
      </Typography>
      {fields.map(({ id }, index) => (
        <Paper
          key={id}
          component="fieldset"
          variant="outlined"
          sx={{ m: 0, p: 2, minWidth: 0, display: 'grid', gap: 1.5 }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography component="legend" variant="h5" sx={{ flex: 1 }}>
              {t('provisions.one', { number: index + 1 })}
            </Typography>
            {fields.length > 1 && (
              <Button
                size="small"
                aria-label={t('provisions.removeOne', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                {t('invoices.remove')}
              </Button>
            )}
          </Box>
          <ProvisionField index={index} policyId={policyId} forms={carried.data?.forms ?? []} />
        </Paper>
      ))}
      {fields.length < most && (
        <Box>
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => append(none, { shouldFocus: false })}>
            {t('provisions.add')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
