import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isRepresentative, type LicenseKind } from '#shared/domain/licensing/license.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { MultiSelectField } from '#web/forms/MultiSelectField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { StateField } from '#web/forms/StateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { todayHere } from '#web/i18n/todayHere.ts'
import { licensing } from '../parts/licensing.ts'

const two = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }

/** The fields that agencies' and agents' licenses have in common, as the region asks for them. */
export const LicenseFields = ({ autoFocus = false }: { autoFocus?: boolean }) => {
  const { t } = useTranslation('licenses')
  const kind: LicenseKind = useWatch({ name: 'kind' })
  return (
    <>
      {licensing.kinds.length > 1 && (
        <SelectField
          name="kind"
          label={t('fields.kind')}
          options={licensing.kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      )}
      {licensing.kinds.length > 1 && isRepresentative(kind) && (
        <TextField name="principal" label={t('fields.principal')} hint={t('fields.principalHint')} maxLength={200} />
      )}
      <Box sx={two}>
        <TextField name="number" label={t('fields.number')} maxLength={60} autoFocus={autoFocus} />
        {licensing.byState && <StateField name="state" label={t('fields.state')} />}
        {licensing.byState && (
          <TextField
            name="npn"
            label={t('fields.npn')}
            optional
            inputMode="numeric"
            maxLength={10}
            transform={(typed) => typed.replace(/\D/g, '')}
          />
        )}
        <DateField name="effectiveDate" label={t('fields.effectiveDate')} optional />
        <DateField name="expirationDate" label={t('fields.expirationDate')} min={todayHere()} />
      </Box>
      {licensing.lines.length > 1 && (
        <MultiSelectField
          name="linesOfAuthority"
          label={t('fields.lines')}
          hint={t('fields.linesHint')}
          options={licensing.lines.map((value) => ({ value, label: t(`line.${value}`) }))}
        />
      )}
    </>
  )
}
