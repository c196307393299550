import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { releaseQuote, underwriteQuote } from '#shared/contracts/quote/underwriting.ts'
import { isModified } from '#shared/domain/quoting/isModified.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

/** Other paper needs its word, as the price and the law that holds are others. */
const Switched = z.strictObject({ note: releaseQuote.body.shape.note })

const SwitchSurplus = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation('underwriting')
  const underwrite = useCommand(underwriteQuote, { invalidates: quoteReads })
  const to = quote.isSurplus ? 'admitted' : 'surplus'
  const undoes = isModified(quote)
  return (
    <FormDialog
      title={t(`switchSurplus.title.${to}`, { quoteNumber: quote.quoteNumber })}
      submitLabel={t(`switchSurplus.confirm.${to}`)}
      width="xs"
      schema={Switched}
      defaultValues={{ note: '' }}
      onClose={onClose}
      onSubmit={async ({ note }) => {
        await underwrite.mutateAsync({ params: { quoteId: quote.id }, body: { isSurplus: !quote.isSurplus, note } })
        toast.success(t('terms.done'))
      }}
    >
      <Typography>{t('switchSurplus.question')}</Typography>
      <TextField
        name="note"
        label={t('switchSurplus.note')}
        hint={undoes ? t('switchSurplus.noteHint') : undefined}
        rows={3}
        maxLength={4000}
        autoFocus
      />
    </FormDialog>
  )
}

/** Writes a quote as surplus lines instead of admitted, or the other way round; its other changes are undone. */
export default quoteDialog(SwitchSurplus)
