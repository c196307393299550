import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listProductTypes } from '#shared/contracts/docs/documents.ts'
import { listPaperTypes, mostOfWording } from '#shared/contracts/docs/forms.ts'
import { searchFormTypes } from '#shared/contracts/docs/formTypes.ts'
import { sectorNames, sectors } from '#shared/domain/industry/sector.ts'
import { formStatuses } from '#shared/domain/policy/formStatus.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { MultiSelectField } from '#web/forms/MultiSelectField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { regionHasStates, StateField } from '#web/forms/StateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { region } from '#web/i18n/region.ts'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import { coverageNames } from '../parts/coverageNames.ts'

/** An edition of a form, and which policies carry it. */
export const FormFieldset = () => {
  const { t } = useTranslation('policyForms')
  const types = useOperation(searchFormTypes, { query: { size: 300 } })
  const papers = useOperation(listPaperTypes, {})
  const products = useOperation(listProductTypes, {})
  return (
    <>
      <TextField name="name" label={t('columns.name')} maxLength={200} autoFocus />
      <FieldGrid>
        <TextField name="formNumber" label={t('columns.formNumber')} maxLength={40} />
        <TextField name="edition" label={t('columns.edition')} hint={t('form.editionHint')} maxLength={20} optional />
        <SelectField
          name="formTypeId"
          label={t('columns.formType')}
          options={(types.data?.content ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField
          name="status"
          label={t('columns.status')}
          hint={t('waits.hint')}
          options={formStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
      </FieldGrid>
      {region.code === 'us' && (
        <TextField name="filings" label={t('form.filings')} hint={t('form.filingsHint')} rows={3} optional />
      )}
      <Typography variant="h4" component="h3">
        {t('form.carriedBy')}
      </Typography>
      <FieldGrid>
        <MultiSelectField
          name="productTypes"
          label={t('columns.products')}
          options={(products.data ?? []).map(({ id }) => ({ value: id, label: productNameOf(id) }))}
          placeholder={t('everyProduct')}
          optional
        />
        {regionHasStates && <StateField name="state" label={t('columns.state')} hint={t('form.stateHint')} optional />}
        <SelectField
          name="paperType"
          label={t('columns.paper')}
          options={(papers.data ?? []).map(({ id, label }) => ({ value: id, label }))}
          placeholder={t('anyPaper')}
          optional
        />
        <MultiSelectField
          name="sectors"
          label={t('columns.sectors')}
          options={sectors.map((value) => ({ value, label: sectorNames[value] }))}
          placeholder={t('everySector')}
          optional
        />
        <SelectField
          name="coverage"
          label={t('columns.coverage')}
          hint={t('form.coverageHint')}
          options={coverageNames}
          placeholder={t('always')}
          optional
        />
        <DateField name="effectiveFrom" label={t('form.effectiveFrom')} hint={t('form.fromHint')} optional />
        <DateField name="withdrawnOn" label={t('form.withdrawnOn')} hint={t('form.untilHint')} optional />
      </FieldGrid>
      <TextField
        name="wording"
        label={t('form.wording')}
        hint={t('form.wordingHint')}
        maxLength={mostOfWording}
        rows={14}
        optional
      />
    </>
  )
}
