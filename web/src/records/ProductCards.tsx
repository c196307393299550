import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { listIndications } from '#shared/contracts/rater/indications.ts'
import { productFamilies } from '#shared/domain/coverage/productLine.ts'
import { productLines } from '#shared/domain/coverage/productLines.ts'
import { defaultTerms } from '#shared/domain/coverage/terms.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useField } from '#web/forms/useField.ts'
import { compactMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { indicatedReasons } from '#web/records/indicatedReasons.ts'
import { useProductWords } from '#web/records/productWords.ts'
import { Money } from '#web/ui/Money.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

type Indication = ResponseOf<typeof listIndications>[number]

/** What a product would cost and what would become of a request for it; nothing while that is not known. */
const Indicated = ({ indication, isLoading }: { indication: Indication | undefined; isLoading: boolean }) => {
  const { t } = useTranslation('account')
  if (isLoading) return <Skeleton width={88} />
  if (indication === undefined) return null
  return (
    <Stack sx={{ alignItems: { xs: 'flex-start', sm: 'flex-end' } }} spacing={0.5}>
      {indication.total > 0 && (
        <Typography component="span" sx={{ fontWeight: 600 }}>
          <Money minor={indication.total} /> {t('chooseProduct.aYear')}
        </Typography>
      )}
      {indication.outcome !== 'READY' && <StatusChip status={indication.outcome} />}
    </Stack>
  )
}

type ProductCardsProps = { name: string; accountId: AccountId }

/** The region's products, each with a line that tells it apart and what it would cost this company, side by side. */
export const ProductCards = ({ name, accountId }: ProductCardsProps) => {
  const { data: indications, isLoading } = useOperation(listIndications, { query: { accountId } })
  const { t } = useTranslation('account')
  const { nameOf, lineOf } = useProductWords()
  const { field, value, error, id } = useField({ name, hint: undefined })
  const families = productFamilies
    .map((family) => ({
      family,
      products: region.products.filter((product) => productLines[product].family === family),
      ...indicatedReasons((indications ?? []).filter((each) => each.family === family)),
    }))
    .filter(({ products }) => products.length > 0)
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {t('chooseProduct.terms', { limit: compactMoney(defaultTerms.limit) })}
      </Typography>
      <RadioGroup
        aria-label={t('chooseProduct.product')}
        name={name}
        value={value ?? ''}
        onChange={(_, next) => field.onChange(next)}
        onBlur={field.onBlur}
      >
        {families.map(({ family, products, common, ownOf }) => (
          <Box key={family} sx={{ mb: 1 }}>
            {families.length > 1 && (
              <Typography variant="overline" color="text.secondary">
                {t(`chooseProduct.families.${family}`)}
              </Typography>
            )}
            {common.length > 0 && (
              <Typography variant="body2" color="warning.dark" sx={{ mb: 1 }}>
                {t('chooseProduct.reasons', { reasons: common.join(' · ') })}
              </Typography>
            )}
            {products.map((product) => (
              <Box
                key={product}
                component="label"
                sx={{
                  display: 'grid',
                  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
                  columnGap: 1,
                  rowGap: 0.5,
                  alignItems: 'start',
                  py: 1,
                  borderTop: 1,
                  borderColor: 'divider',
                  cursor: 'pointer',
                  '& > :last-child': { gridColumn: { xs: 2, sm: 3 }, pt: { sm: 0.75 } },
                }}
              >
                <Radio
                  size="small"
                  value={product}
                  slotProps={{ input: { 'aria-describedby': `${id}-${product.replaceAll(' ', '-')}` } }}
                />
                <Box sx={{ pt: 0.75 }}>
                  <Typography component="span" sx={{ display: 'block', fontWeight: 500 }}>
                    {nameOf(product)}
                  </Typography>
                  <Typography
                    id={`${id}-${product.replaceAll(' ', '-')}`}
                    component="span"
                    variant="body2"
                    color="text.secondary"
                  >
                    {lineOf(product)}
                    {ownOf(product).map((reason) => (
                      <Box key={reason} component="span" sx={{ display: 'block', color: 'warning.dark' }}>
                        {reason}
                      </Box>
                    ))}
                  </Typography>
                </Box>
                <Indicated indication={indications?.find((each) => each.product === product)} isLoading={isLoading} />
              </Box>
            ))}
          </Box>
        ))}
        {error && (
          <FormHelperText error role="alert">
            {error}
          </FormHelperText>
        )}
      </RadioGroup>
    </>
  )
}
