import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { listCoverages } from '#shared/contracts/rater/catalogue.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { limitOptions } from '#shared/domain/coverage/options.ts'
import { SelectField } from '../../../forms/SelectField.tsx'
import { SwitchField } from '../../../forms/SwitchField.tsx'
import { compactMoney } from '../../../i18n/format.ts'
import { region } from '../../../i18n/region.ts'
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
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 128px',
        gap: 1,
        alignItems: 'center',
        minHeight: 42,
        // The label of the limit repeats the coverage; it is there for those who hear it.
        '& label[for]': { fontWeight: 400 },
      }}
    >
      <SwitchField name={`${name}.selected`} label={coverage.name} disabled={coverage.disabled} />
      {selected === true && options.length > 1 && (
        <SelectField
          name={`${name}.limit`}
          label={t('terms.limitOf')}
          options={options.map((value) => ({ value, label: compactMoney(value) }))}
        />
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
