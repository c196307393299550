import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { AdditionalInsured } from '#shared/contracts/quote/quoteParts.ts'
import { getQuote, updateQuoteAdditionalInsureds } from '#shared/contracts/quote/quotes.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { PostcodeField } from '#web/forms/PostcodeField.tsx'
import { regionHasStates, StateField } from '#web/forms/StateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { IndustryCodeField } from '#web/records/IndustryCodeField.tsx'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { AddIcon, DeleteIcon } from '#web/ui/icons.tsx'
import { toast } from '#web/ui/toast.ts'
import { QuoteData } from '../parts/quoteData.ts'

const most = 20
const Insureds = z.object({
  items: z
    .array(
      AdditionalInsured.extend({
        state: AdditionalInsured.shape.state.nullish(),
        naicsDescription: AdditionalInsured.shape.naicsDescription.default(''),
      }),
    )
    .min(1)
    .max(most),
})
type Item = z.input<typeof Insureds>['items'][number]
const blank: Item = { businessName: '', address1: '', city: '', state: null, zipCode: '', naicsCode: '' }

const InsuredFields = ({ index, onRemove }: { index: number; onRemove?: (() => void) | undefined }) => {
  const { t } = useTranslation('quote')
  const form = useFormContext()
  const name = (field: keyof Item) => `items.${index}.${field}`
  const code: unknown = form.getValues(name('naicsCode'))
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography component="legend" variant="h5" sx={{ float: 'left' }}>
          {t('insureds.item', { number: index + 1 })}
        </Typography>
        {onRemove && (
          <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={onRemove}>
            {t('insureds.remove')}
          </Button>
        )}
      </Box>
      <TextField name={name('businessName')} label={t('insureds.name')} maxLength={200} autoFocus={index === 0} />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField name={name('address1')} label={t('insureds.street')} maxLength={200} />
        <TextField name={name('address2')} label={t('insureds.street2')} optional maxLength={200} />
        <TextField name={name('city')} label={t('insureds.city')} maxLength={200} />
        {regionHasStates && <StateField name={name('state')} label={t('insureds.state')} />}
        <PostcodeField name={name('zipCode')} label={t('insureds.postcode')} />
        <IndustryCodeField
          name={name('naicsCode')}
          label={t('insureds.industry')}
          {...(typeof code === 'string' && code !== ''
            ? { initial: { code, title: undefined, sector: undefined } }
            : {})}
        />
      </Box>
    </Box>
  )
}

const InsuredList = () => {
  const { t } = useTranslation('quote')
  const { fields, append, remove } = useFieldArray<z.input<typeof Insureds>>({ name: 'items' })
  return (
    <>
      {fields.map(({ id }, index) => (
        <InsuredFields key={id} index={index} onRemove={fields.length > 1 ? () => remove(index) : undefined} />
      ))}
      {fields.length < most && (
        <Box>
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => append(blank, { shouldFocus: false })}>
            {t('insureds.add')}
          </Button>
        </Box>
      )}
    </>
  )
}

const Insured = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const update = useCommand(updateQuoteAdditionalInsureds, { invalidates: [getQuote] })
  return (
    <FormDialog
      as="drawer"
      width="md"
      title={t('insureds.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('insureds.save')}
      needsChange
      schema={Insureds}
      defaultValues={{ items: quote.additionalInsureds.length > 0 ? quote.additionalInsureds : [blank] }}
      onClose={onClose}
      onSubmit={async ({ items }) => {
        const additionalInsureds = items.map((item) => ({ ...item, state: item.state ?? '' }))
        await update.mutateAsync({ params: { quoteId: quote.id }, body: { additionalInsureds } })
        toast.success(t('insureds.done'))
      }}
    >
      <Typography color="text.secondary">{t('insureds.hint')}</Typography>
      <InsuredList />
    </FormDialog>
  )
}

/** Names who is insured besides the policy holder: the endorsement and the policy list them. */
const UpdateQuoteAdditionalInsuredsDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => (
  <WithQuote quoteId={quoteId} onClose={onClose}>
    {(quote) => <Insured quote={quote} onClose={onClose} />}
  </WithQuote>
)

export default hosted(QuoteData, UpdateQuoteAdditionalInsuredsDialog)
