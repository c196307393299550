import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import { industryCodeOf } from '#shared/domain/account/detailsProblems.ts'
import { PercentField } from '#web/forms/PercentField.tsx'
import { percent } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { IndustryCodeField } from '#web/records/IndustryCodeField.tsx'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import type { DetailsInput } from './detailsSchema.ts'
import { FormGroup } from './FormGroup.tsx'

/** What the company does: one industry, or two with their shares. */
export const IndustryGroup = ({ account }: { account: Account }) => {
  const { t } = useTranslation('account')
  const [share, second] = useWatch<DetailsInput, ['primaryNaicsPercentage', 'secondNaicsCode']>({
    name: ['primaryNaicsPercentage', 'secondNaicsCode'],
  })
  const code = industryCodeOf(account, region)
  const { primaryField, secondaryField } = region.industry
  const primary = typeof share === 'number' ? share : 100
  // A second code that must go stays in sight until it is gone.
  const divided = primary < 100 || Boolean(second)
  return (
    <FormGroup title={t('details.industry')}>
      <FieldGrid>
        <IndustryCodeField
          name={region.industry.codeField}
          label={t('details.industryCode')}
          hint={t('details.industryHint', { scheme: region.industry.scheme })}
          initial={
            code === undefined ? undefined : { code, title: account[secondaryField], sector: account[primaryField] }
          }
        />
        <PercentField
          name="primaryNaicsPercentage"
          label={t('details.primaryShare')}
          hint={t('details.primaryShareHint')}
          decimals={0}
        />
        {divided && (
          <>
            <IndustryCodeField
              name="secondNaicsCode"
              label={t('details.secondIndustryCode')}
              initial={
                account.secondNaicsCode === undefined
                  ? undefined
                  : {
                      code: account.secondNaicsCode,
                      title: account.secondSecondaryIndustry,
                      sector: account.secondPrimaryIndustry,
                    }
              }
            />
            <div>
              <Typography variant="body2" sx={{ fontWeight: 500, mb: 0.5 }}>
                {t('details.secondShare')}
              </Typography>
              <Typography component="output" className="tabular" sx={{ display: 'block', py: 1 }}>
                {percent(Math.max(0, 100 - primary) / 100)}
              </Typography>
            </div>
          </>
        )}
      </FieldGrid>
    </FormGroup>
  )
}
