import { useTranslation } from 'react-i18next'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { SelectField } from '#web/forms/SelectField.tsx'
import { region } from '#web/i18n/region.ts'

/** A coverage by its name in the region. */
export const coverageName = (id: number): string => {
  const coverage = coverageById(id)
  return coverage ? inRegion(coverage.name, region.code) : String(id)
}

/** One of the coverages that answer. */
export const CoverageField = ({ coverageIds }: { coverageIds: readonly number[] }) => {
  const { t } = useTranslation('claims')
  return (
    <SelectField
      name="coverageId"
      label={t('fields.coverage')}
      options={coverageIds.map((value) => ({ value, label: coverageName(value) }))}
    />
  )
}
