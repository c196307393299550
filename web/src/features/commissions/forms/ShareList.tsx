import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { mostShares, shareBases } from '#shared/domain/quoting/commissionAgreement.ts'
import { PercentField } from '#web/forms/PercentField.tsx'
import { type Option, SelectField } from '#web/forms/SelectField.tsx'
import { AddIcon, DeleteIcon } from '#web/ui/icons.tsx'

/** What a share begins as. */
const usual = { basis: 'COMMISSION', percent: 10 } as const

/** The first agency that has no share yet. */
const nextOf = (agencies: readonly Option<string>[], taken: readonly string[]): string =>
  agencies.find(({ value }) => !taken.includes(value))?.value ?? ''

/** Who has what of the commission besides the agency, one line each. */
export const ShareList = ({ agencies }: { agencies: readonly Option<string>[] }) => {
  const { t } = useTranslation('commissions')
  const { fields, append, remove } = useFieldArray({ name: 'shares' })
  const { getValues } = useFormContext()
  const taken = () => (getValues('shares') as readonly { readonly agencyId: string }[]).map((each) => each.agencyId)
  const bases = shareBases.map((value) => ({ value, label: t(`agreement.basis.${value}`) }))
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
      <Typography component="legend" variant="h5" sx={{ mb: 0.5 }}>
        {t('agreement.shares')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t(agencies.length === 0 ? 'agreement.sharesNobody' : 'agreement.sharesHint')}
      </Typography>
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: '1fr auto', sm: '2fr 2fr 1fr auto' },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0 }}>
            <SelectField name={`shares.${index}.agencyId`} label={t('agreement.shareOf')} options={agencies} />
          </Box>
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0 }}>
            <SelectField name={`shares.${index}.basis`} label={t('agreement.shareBasis')} options={bases} />
          </Box>
          <PercentField name={`shares.${index}.percent`} label={t('agreement.share')} decimals={2} />
          <IconButton
            aria-label={t('agreement.removeShare', { number: index + 1 })}
            onClick={() => remove(index)}
            sx={{ mt: 3 }}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      {fields.length < Math.min(mostShares, agencies.length) && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={() => append({ agencyId: nextOf(agencies, taken()), ...usual }, { shouldFocus: false })}
          >
            {t('agreement.addShare')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
