import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { listCoverages } from '#shared/contracts/rater/catalogue.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { clampToOptions, limitOptions } from '#shared/domain/coverage/options.ts'
import { SelectField } from '#web/forms/SelectField.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { compactMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { visuallyHidden } from '#web/ui/visuallyHidden.ts'
import { coverageField } from './termsForm.ts'

export type ProductCoverage = ResponseOf<typeof listCoverages>[number]

const CoverageChoice = ({ coverage, state }: { coverage: ProductCoverage; state: string | undefined }) => {
  const { t } = useTranslation('underwriting')
  const form = useFormContext()
  const name = `coverages.${coverageField(coverage.id)}`
  const selected: unknown = form.watch(`${name}.selected`)
  const limit: unknown = form.watch('limit')
  const rule = coverageById(coverage.id)
  const options =
    rule?.limit.kind === 'sublimit' && typeof limit === 'number'
      ? limitOptions(rule, { limit, region: region.code, ...(state ? { state } : {}) })
      : []
  const chosen: unknown = form.watch(`${name}.limit`)
  const fitting = typeof chosen === 'number' && options.length > 0 ? clampToOptions(chosen, options) : undefined
  // A lower aggregate limit takes the coverage's own down with it.
  useEffect(() => {
    if (typeof fitting === 'number' && fitting !== chosen) form.setValue(`${name}.limit`, fitting)
  }, [form, name, fitting, chosen])
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 128px',
        gap: 1,
        alignItems: 'center',
        minHeight: 42,
      }}
    >
      <SwitchField name={`${name}.selected`} label={coverage.name} disabled={coverage.disabled} />
      {selected === true && options.length > 1 && (
        <Box sx={{ '& .MuiFormLabel-root': visuallyHidden, '& > div > div:first-of-type': { mb: 0 } }}>
          <SelectField
            name={`${name}.limit`}
            label={t('terms.limitOf', { coverage: coverage.name })}
            options={options.map((value) => ({ value, label: compactMoney(value) }))}
          />
        </Box>
      )}
    </Box>
  )
}

/** The coverages of the product by group, each on or off, with a limit where one can be chosen. */
export const CoverageChoices = ({
  coverages,
  state,
}: {
  coverages: readonly ProductCoverage[]
  state: string | undefined
}) => {
  const { t } = useTranslation('underwriting')
  const groups = [...new Set(coverages.map(({ groupId }) => groupId))]
  return (
    <Box>
      {groups.map((groupId) => (
        <Box key={groupId} sx={{ mb: 1.5 }}>
          <Typography variant="h6" component="h3" color="text.secondary">
            {t(`coverages.group.${groupId}`)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {coverages
              .filter((each) => each.groupId === groupId)
              .map((coverage) => (
                <CoverageChoice key={coverage.id} coverage={coverage} state={state} />
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
